import { courseTitles } from '../../content/course-titles.ts';
import { PATHS } from '../../contracts/paths.ts';
import { certificateHistory } from '../../server/services/certificates/certificate-history.ts';
import { lookupOf } from '../../server/services/certificates/certificate-number.ts';
import {
  type findClasses,
  offerClasses,
  summaryOfClass,
} from '../../server/services/certificates/classes.ts';
import { lookOfIssued } from '../../server/services/certificates/printable-certificates.ts';
import {
  type CertificateRecord,
  listCertificates,
  showCertificate,
} from '../../server/services/certificates/read-certificates.ts';
import { readClassMails, readHolderMails } from '../../server/services/certificates/read-holder-mails.ts';
import { REVOCATION_REASONS } from '../../server/services/certificates/revoke-certificate.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { ERASED } from '../../server/storage/certificates.ts';
import type { RouteContext } from '../server/route.ts';

export type CertificateLine = ReturnType<typeof lineOf>;
export type CertificateView = Awaited<ReturnType<typeof viewOf>>;
export type CertificatesView = Awaited<ReturnType<typeof listView>> & {
  /** Reason why an action was refused. */
  problem?: string;
};
export type ClassesView = Awaited<ReturnType<typeof findClasses>> & { search: string };

/** Typed new name of a class, and the reason for a refusal. */
interface Renaming {
  to: string;
  error?: string;
}

/** Warnings before storing; `confirmed` in the form accepts them. */
interface Warned {
  warnings: string[];
  confirmed?: string;
}

const NO_WARNINGS: Warned = { warnings: [] };

export interface ReissueValues {
  name: string;
  course: string;
  expires: string;
}

export interface IssueView extends Warned {
  values: IssueValues;
  errors: Record<string, string>;
  courses: readonly string[];
}

export interface IssueValues extends ReissueValues {
  issued: string;
  number: string;
  class: string;
  /** Email address of the holder. */
  email: string;
}

/** List, with the counts of a class. */
export async function listView(deps: Dependencies, query: URLSearchParams) {
  const search = query.get('search')?.trim() ?? '';
  const className = query.get('class') ?? '';
  const after = query.get('after') || undefined;
  const { rows, next } = await listCertificates(deps, {
    search,
    class: className || undefined,
    after,
    // A search by number still finds erased ones.
    withoutErased: search === '',
  });
  const address = (start: string) => {
    const given = { search, class: className, after: start };
    const kept = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
    return kept.size > 0 ? `/certificates?${kept.toString()}` : '/certificates';
  };
  return {
    search,
    /** The class that is shown. Empty means all. */
    class: className,
    summary: className === '' ? undefined : await summaryOfClass(deps, className),
    mails: className === '' ? undefined : await readClassMails(deps, className),
    rename: { to: className } as Renaming,
    certificates: rows.map(lineOf),
    newest: after === undefined ? undefined : address(''),
    older: next === null ? undefined : address(next),
  };
}

export async function viewOf({ deps, signedIn }: Pick<RouteContext, 'deps' | 'signedIn'>, number = '') {
  const record = await requireRecord(deps, number);
  const { name, course, expires, revoked, reason, replaced_by: replacedBy } = record;
  const check = new URLSearchParams({ cert_number: record.number });
  return {
    certificate: { ...lineOf(record), revoked, reason, replacedBy },
    paper: await paperOf(deps, record.number),
    /** Newest first. */
    history: await certificateHistory(deps, record.number),
    /** True if everything except the number has been erased. */
    isErased: reason === ERASED,
    mayErase: signedIn.role === 'owner',
    /** Possible reasons to revoke it. */
    reasons: REVOCATION_REASONS,
    courses: courseTitles,
    classes: await offerClasses(deps),
    /** Typed corrections. */
    values: { name, course, expires: expires ?? '' },
    /** Typed email address of the holder, or typed class. */
    typed: {} as { email?: string; class?: string },
    errors: {} as Record<string, string>,
    ...NO_WARNINGS,
    told: await readHolderMails(deps, record.number),
    /** Address of the public check. */
    address: `${deps.config.publicUrl}${PATHS.certificate}?${check.toString()}`,
  };
}

async function paperOf(deps: Dependencies, number: string) {
  const { design, signatories } = await lookOfIssued(deps, number);
  return { design, signatories: signatories.map(({ name }) => name) };
}

export async function requireRecord(deps: Dependencies, number = ''): Promise<CertificateRecord> {
  return await showCertificate(deps, number).catch((error: Error) => {
    if (!(error instanceof OperatorError)) throw error;
    throw new HttpError(404, 'There is no such certificate', 'Search the list by number or name.');
  });
}

export function lineOf(record: CertificateRecord) {
  const { number, name, course, issued, expires, state } = record;
  // `lookup` is the number in the address of its page.
  return { lookup: lookupOf(number), number, name, course, issued, expires, state, class: record.class };
}
