import type { Fact, PageBase, Closing, SampleReportName } from '../types.ts';
import type { IconName } from '../icon-names.ts';
import type { Cwe } from './cwe.ts';
import type { WstgTest } from './wstg.ts';

/**
 * Parts of a report. The page, the PDF, the charts, the tables and the CSV are drawn from it, and `npm run check --
 * content` verifies ratings, dates and references.
 *
 * Texts may contain `code`, **strong** and [a link](#id) to a chapter. The id of a finding, "HB-03", becomes a link.
 * Dates are written YYYY-MM-DD, and printed as "21 November 2026". Lines of listings, requests, responses and emails
 * mark important parts, such as the changed bytes, with [[ and ]].
 */
export type Severity = 'Critical' | 'High' | 'Medium' | 'Low' | 'Informational';

export interface Chapter {
  /** Anchor on the page. */
  id: string;
  heading: string;
  blocks: Block[];
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; isOrdered?: true; items: string[] }
  | { kind: 'facts'; rows: Fact[] }
  | Table
  | Listing
  | Exchange
  | Chart
  | Mail
  | { kind: 'note'; title: string; text: string }
  /** Signature lines, empty in a sample. */
  | { kind: 'signatures'; people: { name: string; role: string; organisation: string; date: string }[] }
  /**
   * Blocks made from the findings: numbers by severity and status, the list, each finding in full, all tests of the
   * WSTG.
   */
  | { kind: 'risk' }
  | { kind: 'register' }
  | { kind: 'findings' }
  | Coverage;

export interface Table {
  kind: 'table';
  caption: string;
  /** `weight` is the column's share of the width. The default is 1. */
  columns: { label: string; isNumber?: true; weight?: number }[];
  rows: string[][];
}

export interface Listing {
  kind: 'listing';
  caption: string;
  lines: string[];
}

/** One HTTP request and its response, as lines. */
export interface Exchange {
  kind: 'exchange';
  caption: string;
  request: string[];
  response: string[];
}

interface ChartBase {
  kind: 'chart';
  /** Describes the chart in a sentence. */
  caption: string;
  /** Unit of the numbers: "alerts", "minutes". */
  unit: string;
  /** True if the table after the chart already has every number, so that no number is printed twice. */
  isListed?: true;
}

/** Chart with a table of its numbers below it. */
export type Chart =
  | (ChartBase & {
      form: 'bars' | 'stacked-bars' | 'line';
      /** Groups of bars, or the points in time of a line. */
      categories: string[];
      series: { label: string; values: number[] }[];
    })
  | (ChartBase & {
      form: 'timeline';
      /** `at` is the position in the unit, from 0. `time` is the printed text. */
      events: { at: number; time: string; label: string }[];
    })
  | (ChartBase & {
      form: 'matrix';
      columns: string[];
      rows: { label: string; levels: number[] }[];
      /** Meaning of the levels, from 0: "none", "partly", "full". */
      legend: string[];
    });

/** An email as it arrived. Each mark in `from`, `subject` and `body`, in this order, is explained by one of `signs`. */
export interface Mail {
  kind: 'mail';
  caption: string;
  from: string;
  to: string;
  sent: string;
  subject: string;
  body: string[];
  signs: string[];
}

/** All tests of OWASP WSTG v4.2, with the findings that name them. */
export interface Coverage {
  kind: 'coverage';
  /** Reasons for tests that were not done, by test identifier. */
  notApplicable: Partial<Record<WstgTest, string>>;
  notPossible: Partial<Record<WstgTest, string>>;
  /** Observations of the tests that were done. */
  notes: Partial<Record<WstgTest, string>>;
}

export interface Rating {
  vector: string;
  /** Score of the vector, computed by the check. */
  score: number;
}

export type Evidence = Listing | Exchange | { kind: 'text'; text: string };

export interface Finding {
  /** Id of the finding, such as "HB-03". */
  id: string;
  title: string;
  /** The rating of the CVSS 4.0 score. */
  severity: Severity;
  cvss31: Rating;
  cvss40: Rating;
  cwe: Cwe[];
  wstg: WstgTest[];
  where: string[];
  preconditions: string;
  steps: string[];
  evidence: Evidence[];
  /** Impact on the client's business. */
  impact: string;
  cause: string;
  fix: { text: string; file: string; before: string[]; after: string[] };
  foundOn: string;
  reportedOn: string;
  retest: { on: string; status: 'Closed' | 'Partly closed' | 'Open' | 'Accepted'; evidence: Evidence[] };
  residualRisk: string;
}

/** The report of one engagement with one invented client, as a page, a PDF and a CSV. */
export interface Report extends PageBase, Closing {
  kind: 'sample-report';
  name: SampleReportName;
  icon: IconName;
  /**
   * Enlarges the picture in the header, because another page has the same one. In the light theme all of it is shown.
   */
  imageCrop?: 'close-up';
  /** One line for lists of reports. */
  summary: string;
  /** Text after "Sample report of" in links from services; several services share a report. */
  of: string;
  /** Label of the link to the CSV file: "Findings as CSV". */
  csv?: string;
  /** Rows of the CSV for a report without findings: one fact per column, times as YYYY-MM-DDTHH:MM. */
  csvRows?: () => Record<string, string>[];
  /** Three facts for the header of the page, which buyers compare. */
  facts: [Fact, Fact, Fact];
  /** Invented client; `trade` says so. */
  client: { name: string; trade: string };
  engagement: {
    id: string;
    /** Scope of the order: "Web application penetration test, first retest included". */
    kind: string;
    /** First and last day of the work. Every finding is dated between them. */
    window: { from: string; to: string };
    /** Last day of the retest or second count, if there was one. */
    retest?: { from: string; to: string };
    people: { name: string; role: string; organisation: string }[];
    /** Scope, versions, addresses, accounts, authorisation, for questions that come up later. */
    facts: Fact[];
  };
  classification: string;
  /** The last one is the current version. */
  versions: { version: string; date: string; author: string; change: string }[];
  distribution: { recipient: string; copy: string }[];
  /** The first is the page for management. */
  chapters: Chapter[];
  findings?: Finding[];
}
