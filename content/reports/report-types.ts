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
  /** Drawn from the findings: how many of which severity and status; the list; each in full; all tests of the WSTG. */
  | { kind: 'risk' }
  | { kind: 'register' }
  | { kind: 'findings' }
  | Coverage;

export interface Table {
  kind: 'table';
  caption: string;
  /** `weight`: share of the width, 1 where not said. */
  columns: { label: string; isNumber?: true; weight?: number }[];
  rows: string[][];
}

export interface Listing {
  kind: 'listing';
  caption: string;
  lines: string[];
}

/** One HTTP request and what answered it, a line each. */
export interface Exchange {
  kind: 'exchange';
  caption: string;
  request: string[];
  response: string[];
}

interface ChartBase {
  kind: 'chart';
  /** Says what is to be seen, in a sentence. */
  caption: string;
  /** Unit of the numbers: "alerts", "minutes". */
  unit: string;
  /** A table that follows has all counted things, so the numbers are not printed twice. */
  isListed?: true;
}

/** Chart with its numbers in a table under it. */
export type Chart =
  | (ChartBase & {
      form: 'bars' | 'stacked-bars' | 'line';
      /** Groups of bars, or the points in time of a line. */
      categories: string[];
      series: { label: string; values: number[] }[];
    })
  | (ChartBase & {
      form: 'timeline';
      /** `at` in the unit, from 0; `time` is what is printed. */
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
  /** Why a test was not done, by its identifier. */
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
  /** "HB-03". */
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
  /** In terms of the client's business. */
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
  /** Comes closer to the picture at the head, which the page shares with another page; in the light theme it is shown whole. */
  imageCrop?: 'close-up';
  /** One line for lists that lead here. */
  summary: string;
  /** Completes "Sample report of" where a service links it: several share one. */
  of: string;
  /** Label of the link to the CSV file: "Findings as CSV". */
  csv?: string;
  /** Rows of the CSV where the report has no findings: one fact a column, times as YYYY-MM-DDTHH:MM. */
  csvRows?: () => Record<string, string>[];
  /** At the head of the page: three that a buyer compares. */
  facts: [Fact, Fact, Fact];
  /** Invented client; `trade` says so. */
  client: { name: string; trade: string };
  engagement: {
    id: string;
    /** Scope of the order: "Web application penetration test, first retest included". */
    kind: string;
    /** First and last day of the work. All that is found falls into it. */
    window: { from: string; to: string };
    /** Last day of the retest or second count, where there was one. */
    retest?: { from: string; to: string };
    people: { name: string; role: string; organisation: string }[];
    /** Scope, versions, addresses, accounts, authorisation: what settles later what was meant. */
    facts: Fact[];
  };
  classification: string;
  /** The last is the one that is read. */
  versions: { version: string; date: string; author: string; change: string }[];
  distribution: { recipient: string; copy: string }[];
  /** The first is the page for management. */
  chapters: Chapter[];
  findings?: Finding[];
}
