import type { DeskFrame } from './frame.ts';
import type { AccountView } from './account-view.ts';
import type { CertificatesView, CertificateView, IssueView } from './certificates-view.ts';
import type { ConfirmView } from './confirm-view.ts';
import type { FailureView } from './failure-view.ts';
import type { FiguresView } from './figures-view.ts';
import type { LinkView } from './link-view.ts';
import type { ReadMail } from '../../server/services/mail/read-mails.ts';
import type { MailListView } from './mail-view.ts';
import type { InvitedView, PeopleView } from './people-view.ts';
import type { PrivacyView } from './privacy-view.ts';
import type { OpeningsView, OpeningView } from './openings-view.ts';
import type { ClassView, RosterView } from './roster-view.ts';
import type { SignInView } from './sign-in-view.ts';
import type { SubmissionView } from './submission-view.ts';
import type { SubmissionsView } from './submissions-view.ts';
import type { TodayView } from './today-view.ts';
import type { TrailView } from './trail-view.ts';
import type { WelcomeView } from './welcome-view.ts';

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
