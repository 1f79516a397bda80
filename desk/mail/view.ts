import { readMailPage } from '../../server/services/mail/read-mails.ts';
import { readMailboxState } from '../../server/services/replies/read-replies.ts';
import type { RouteContext } from '../server/route.ts';

export type MailListView = Awaited<ReturnType<typeof mailListView>>;

export async function mailListView({ deps, query }: RouteContext) {
  const all = query.get('show') === 'all';
  const before = query.get('before') || undefined;
  const { mails, older } = await readMailPage(deps, { all, before });
  const start = all ? '/mail?show=all' : '/mail';
  return {
    /** True if sent emails are shown too. */
    all,
    mails,
    unmatched: (await readMailboxState(deps))?.unmatched,
    newest: before === undefined ? undefined : start,
    older: older && `${start}${all ? '&' : '?'}before=${older}`,
  };
}
