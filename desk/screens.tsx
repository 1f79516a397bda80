import { account } from './access/account.tsx';
import { confirm } from './access/confirm.tsx';
import { invited } from './access/invited.tsx';
import { link } from './access/link.tsx';
import { newPasskey } from './access/new-passkey.tsx';
import { people } from './access/people.tsx';
import { signIn } from './access/sign-in.tsx';
import { welcome } from './access/welcome.tsx';
import { attendance } from './batches/attendance.tsx';
import { batch } from './batches/batch.tsx';
import { batches } from './batches/batches.tsx';
import { batchEmail } from './batches/email.tsx';
import { batchPeople } from './batches/people.tsx';
import { cancelBatchScreen } from './batches/cancel-batch.tsx';
import { subscribers } from './batches/subscribers.tsx';
import { thing } from './catalogue/thing.tsx';
import { things } from './catalogue/things.tsx';
import { certificate } from './certificates/certificate.tsx';
import { certificates } from './certificates/certificates.tsx';
import { classes } from './certificates/classes.tsx';
import { classScreen } from './certificates/class.tsx';
import { issue } from './certificates/issue.tsx';
import { papers } from './certificates/papers.tsx';
import { roster } from './certificates/roster.tsx';
import { bulkAct } from './inbox/bulk-act.tsx';
import { bulkLetters } from './inbox/bulk-letters.tsx';
import { signatory } from './certificates/signatory.tsx';
import { help } from './help/help.tsx';
import { hours } from './hours/hours.tsx';
import { newEnquiry } from './inbox/new-enquiry.tsx';
import { submission } from './inbox/submission.tsx';
import { submissions } from './inbox/submissions.tsx';
import { mailList } from './mail/mail-list.tsx';
import { mail } from './mail/mail.tsx';
import { openings } from './openings/openings.tsx';
import { privacy } from './privacy/screen.tsx';
import { failure } from './server/failure.tsx';
import { unmatched } from './replies/unmatched.tsx';
import { unmatchedMail } from './replies/unmatched-mail.tsx';
import { statistics } from './statistics/screen.tsx';
import { backupCopy } from './system/backup-copy.tsx';
import { system } from './system/screen.tsx';
import { today } from './today/screen.tsx';
import { auditLog } from './audit-log/screen.tsx';
import { search } from './search/screen.tsx';
import { review } from './ui/review.tsx';
import { LISTS } from './ui/submission-lists.ts';
import type { Screen } from './ui/screen.ts';

/** All screens by name. Screens with entries are in the navigation, in the order of a day's work. */
export const screens = {
  today: { ...today, entries: [{ path: '/', label: 'Today', key: 't' }] },
  submissions: {
    ...submissions,
    entries: [
      { ...LISTS.enquiry, key: 'e' },
      { ...LISTS.application, key: 'a' },
    ],
  },
  submission,
  'bulk-letters': bulkLetters,
  'bulk-act': bulkAct,
  'new-enquiry': newEnquiry,
  openings: { ...openings, entries: [{ path: '/openings', label: 'Openings', key: 'o' }] },
  batches: { ...batches, entries: [{ path: '/batches', label: 'Batches', key: 'b' }] },
  batch,
  'batch-people': batchPeople,
  'batch-email': batchEmail,
  attendance,
  'cancel-batch': cancelBatchScreen,
  subscribers,
  things: { ...things, entries: [{ path: '/site', label: 'Site', key: 's' }] },
  thing,
  hours,
  certificates: { ...certificates, entries: [{ path: '/certificates', label: 'Certificates', key: 'c' }] },
  certificate,
  class: classScreen,
  classes,
  issue,
  papers,
  roster,
  signatory,
  statistics: { ...statistics, entries: [{ path: '/statistics', label: 'Statistics', key: 'f' }] },
  'mail-list': { ...mailList, entries: [{ path: '/mail', label: 'Emails', key: 'm' }] },
  mail,
  unmatched,
  'unmatched-mail': unmatchedMail,
  people: { ...people, entries: [{ path: '/people', label: 'People', key: 'p' }] },
  'audit-log': { ...auditLog, entries: [{ path: '/audit-log', label: 'Audit log', key: 'r' }] },
  privacy: { ...privacy, entries: [{ path: '/privacy', label: 'Privacy', key: 'd' }] },
  system: { ...system, entries: [{ path: '/system', label: 'System', key: 'x' }] },
  'backup-copy': backupCopy,
  help,
  search,
  account,
  confirm,
  failure,
  review,
  invited,
  link,
  'new-passkey': newPasskey,
  'sign-in': signIn,
  welcome,
};

export type ScreenName = keyof typeof screens;

/** View of a screen. */
export type ViewOf<Name extends ScreenName> = Parameters<(typeof screens)[Name]['draw']>[0];

export const navigation = Object.values<Screen<never>>(screens).flatMap(({ entries = [] }) => entries);
