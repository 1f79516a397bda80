import type { DeskFrame } from './ui/frame.ts';
import type { AccountView } from './access/account-view.ts';
import type { CertificatesView, CertificateView, IssueView } from './certificates/certificates-view.ts';
import type { ConfirmView } from './access/confirm-view.ts';
import type { FailureView } from './server/failure-view.ts';
import type { FiguresView } from './statistics/view.ts';
import type { LinkView } from './access/link-view.ts';
import type { ReadMail } from '../server/services/mail/read-mails.ts';
import type { MailListView } from './mail/view.ts';
import type { InvitedView, PeopleView } from './access/people-view.ts';
import type { PrivacyView } from './privacy/view.ts';
import type { OpeningsView, OpeningView } from './openings/view.ts';
import type { ClassView, RosterView } from './certificates/roster-view.ts';
import type { SignInView } from './access/sign-in-view.ts';
import type { SubmissionView } from './inbox/submission-view.ts';
import type { SubmissionsView } from './inbox/submissions-view.ts';
import type { TodayView } from './today/view.ts';
import type { TrailView } from './trail/view.ts';
import type { WelcomeView } from './access/welcome-view.ts';

/** Every screen of the desk by its name, with what it is drawn from. */
export interface DeskViews {
  account: AccountView;
  certificate: CertificateView;
  certificates: CertificatesView;
  class: ClassView;
  confirm: ConfirmView;
  failure: FailureView;
  figures: FiguresView;
  invited: InvitedView;
  issue: IssueView;
  link: LinkView;
  mail: ReadMail;
  'mail-list': MailListView;
  'new-passkey': WelcomeView;
  people: PeopleView;
  privacy: PrivacyView;
  opening: OpeningView;
  openings: OpeningsView;
  roster: RosterView;
  'sign-in': SignInView;
  submission: SubmissionView;
  submissions: SubmissionsView;
  today: TodayView;
  trail: TrailView;
  welcome: WelcomeView;
}

export type DeskScreen = keyof DeskViews;

/** Screen and data → HTML. */
export type RenderDesk = <Name extends DeskScreen>(
  name: Name,
  view: DeskViews[Name],
  frame: DeskFrame,
) => string;
