import { sampleReportOf } from './pages.ts';
import { monthlyNumbers } from './reports/managed-service.ts';
import type { Finding, Report } from './reports/report-types.ts';
import type { Exhibit, ServicePage } from './types.ts';

/**
 * One page of the deliverable that a client gets. If the service's file does not have a part, the part is taken from
 * the sample report and the lists of the service.
 */
export function exhibitOf(page: ServicePage): Exhibit {
  const report = sampleReportOf(page);
  const exhibit = page.exhibit ?? exhibitFrom(page, report);
  switch (page.terms.engagement) {
    case 'test':
      return { evidence: evidenceOf(report.findings?.find(({ id }) => id === exhibit.label)), ...exhibit };
    case 'subscription':
      return exhibit.options ? exhibit : { numbers: monthlyNumbers, ...exhibit };
    case 'rollout':
    case 'advice':
      return exhibit;
  }
}

const HEADERS_LEFT_OUT = /^(Date|Content-Type): /;

function evidenceOf(finding?: Finding): Exhibit['evidence'] {
  const exchange = finding?.evidence.find((one) => one.kind === 'exchange');
  if (!exchange) return undefined;
  const shown = (lines: string[]) => lines.filter((line) => !HEADERS_LEFT_OUT.test(line));
  return [
    { label: 'Request', lines: shown(exchange.request) },
    { label: 'Response', lines: shown(exchange.response) },
  ];
}

function exhibitFrom(page: ServicePage, report: Report): Exhibit {
  const caption = `In the shape of the sample report. ${report.client.name} is ${report.client.trade}.`;
  const finding = report.findings?.find(({ severity }) => severity === 'High');
  if (page.terms.engagement === 'test' && finding) {
    return {
      label: finding.id,
      severity: 'High',
      heading: finding.title,
      text: finding.impact,
      rows: [
        { term: 'Where', detail: finding.where.join(', ') },
        { term: 'Cause', detail: finding.cause },
        { term: 'Fix', detail: finding.fix.text },
      ],
      caption,
    };
  }
  const { terms, whenNeeded, deliverables } = page;
  return {
    label: report.title,
    heading: whenNeeded.items[0] ?? page.lead,
    text: page.lead,
    rows: deliverables.map(({ title, text }) => ({ term: title, detail: text })),
    outcome: terms.retest.includes,
    caption,
  };
}
