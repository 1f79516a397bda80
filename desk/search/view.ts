import { kindsOf } from '../../domain/kinds-of-role.ts';
import type { Role } from '../../domain/roles.ts';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { listCertificates } from '../../server/services/certificates/read-certificates.ts';
import { listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import { lineOf } from '../certificates/certificates-view.ts';
import { linesOf } from '../inbox/submission-line.ts';
import type { RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';

export type SearchView = Awaited<ReturnType<typeof searchView>>;

const SHOWN = 10;
const SEES_CERTIFICATES: ReadonlySet<Role> = new Set(['owner', 'office', 'trainer']);

/** Matching enquiries, applications and certificates that the role may see. */
export async function searchView({ deps, query, signedIn: { role } }: RouteContext) {
  const search = query.get('search')?.trim() ?? '';
  const all = `?${new URLSearchParams({ search }).toString()}`;
  const of = async (kind: SubmissionKind) => {
    const { rows, next } = await listSubmissions(deps, kind, { search, limit: SHOWN });
    const { path, label } = LISTS[kind];
    return { kind, label, rows: await linesOf(deps, rows, ''), more: next === null ? undefined : path + all };
  };
  const hasWords = search !== '';
  const seesCertificates = SEES_CERTIFICATES.has(role);
  const found =
    hasWords && seesCertificates
      ? await listCertificates(deps, { search, limit: SHOWN, withoutErased: true })
      : undefined;
  return {
    search,
    submissions: hasWords ? await Promise.all(kindsOf(role).map(of)) : [],
    certificates: found?.rows.map(lineOf) ?? [],
    moreCertificates: found?.next ? `/certificates${all}` : undefined,
    seesCertificates,
    now: deps.now().toISOString(),
  };
}
