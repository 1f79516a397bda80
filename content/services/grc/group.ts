import { PATHS } from '../../../contracts/paths.ts';
import type { ServiceGroupPage } from '../../types.ts';

// Sample: the firm must confirm who audits and how records are kept.
export const grcGroup = {
  kind: 'service-group',
  path: PATHS.grc,
  icon: 'clipboard',
  menuLine: 'ISO 27001, audits, a part-time CISO',
  image: 'group-grc',
  title: 'Governance, Risk & Compliance (GRC)',
  label: 'GRC',
  position: 6,
  description:
    'ISO 27001 readiness, configuration review, gap assessment, compliance kept up between audits and a part-time CISO: decisions, owners, evidence.',
  summary: 'Who decides, who is responsible and what proves it, settled before an auditor asks.',
  lead: 'An auditor asks three things: who decided, who does it, and what shows that it was done. We help you have the answers ready.',
  cards: [
    {
      title: 'ISO Readiness',
      text: 'Settle scope, risks and evidence before Stage 1; the certification body decides.',
      path: PATHS.isoReadiness,
      icon: 'certificate',
    },
    {
      title: 'Configuration Review',
      text: 'Compare exported settings with a named CIS Benchmark and decide on every deviation.',
      path: PATHS.configurationReview,
      icon: 'sliders',
    },
    {
      title: 'Managed Security Services',
      text: 'Keep access reviews, internal audits and questionnaires on their dates, all year.',
      path: PATHS.managedCompliance,
      icon: 'calendar-check',
    },
    {
      title: 'Compliance Gap Assessment',
      text: 'Learn which rules bind you, what evidence exists and what the rest would take.',
      path: PATHS.gapAssessment,
      icon: 'balance',
    },
    {
      title: 'vCISO as a Service',
      text: 'Have a head of security for a few days a month, until you hire one.',
      path: PATHS.vciso,
      icon: 'compass',
    },
  ],
  fit: {
    heading: 'Five services, in a usual order',
    paragraphs: [
      'If you do not know which rules apply, buy the gap assessment. If the target is ISO 27001 and the date is known, skip it and start readiness. Configuration review answers a narrower question: whether systems do what the policy says. Managed services begin after a first clean audit, so that evidence is not gathered the night before the next. A vCISO suits firms in which no manager has authority over security.',
      'Whoever wrote your documents does not audit them. The internal audit is done by a colleague who had no part in them, or by someone you choose.',
    ],
  },
  figure: {
    kind: 'timeline',
    title: 'Fourteen months of one firm',
    text: 'An invented firm that does not yet know which rules apply. Few firms need all five.',
    unit: 'Months',
    length: 14,
    rows: [
      { label: 'Compliance Gap Assessment', by: 'us', when: '3–5 weeks', bar: [0, 1.1] },
      { label: 'ISO Readiness', by: 'us', when: '5–9 months to Stage 2', bar: [1.5, 9] },
      { label: 'Configuration Review', by: 'us', when: '5–12 working days', bar: [4, 4.5] },
      { label: 'Stage 1 and Stage 2', by: 'others', when: 'By the certification body', points: [7.8, 9] },
      {
        label: 'Managed Security Services',
        by: 'us',
        when: 'By the quarter, after the audit',
        bar: [9.5, 14],
      },
      { label: 'vCISO', by: 'us', when: '12 months', bar: [1.5, 13.5] },
    ],
  },
  chooser: {
    heading: 'Start from the letter you got',
    intro: 'Find the sentence that a customer or auditor wrote to you.',
    items: [
      {
        situation: '“Supplier shall be ISO 27001 certified by June”',
        choice: 'ISO readiness, after an honest look at June',
        path: PATHS.isoReadiness,
      },
      {
        situation: '“Please complete the attached 300 questions”',
        choice: 'Gap assessment: one set of interviews, reused for every questionnaire',
        path: PATHS.gapAssessment,
      },
      {
        situation: '“State the hardening standard of your servers”',
        choice: 'Configuration review against a named Benchmark',
        path: PATHS.configurationReview,
      },
      {
        situation: '“Provide the last four access reviews”',
        choice: 'Managed services, so that there are four next year',
        path: PATHS.managedCompliance,
      },
      {
        situation: '“Name the person responsible for security”',
        choice: 'A vCISO, named, with a deputy who covers leave',
        path: PATHS.vciso,
      },
      {
        situation: '“Who watches your alerts?”',
        choice: 'Not in this group: the monitoring service of the same name',
        path: PATHS.managedSecurity,
      },
    ],
  },
  partner: {
    statement: 'We also test systems, with permission, so we look for the control behind the document.',
    points: [
      {
        title: 'Evidence before paperwork',
        text: 'A policy with no ticket, log or signature behind it is recorded as a gap, however good the policy.',
      },
      {
        title: 'Advice without commission',
        text: 'We name the control you need. Whether to buy a tool for it, and from whom, is up to you.',
      },
      {
        title: 'Built to be handed over',
        text: 'Registers are kept in your own spreadsheets or tool, with your people’s names in the owner column.',
      },
    ],
  },
  callToAction: {
    heading: 'Forward the clause that worries you',
    text: 'A tender line, a questionnaire or an auditor’s note is enough. We reply with what it asks for and which of the five services, if any, answers it.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServiceGroupPage;
