import type { ImageName } from './generated/image-names.ts';
import type { ContactAddress } from '../contracts/enquiry-subject.ts';
import type { PagePath } from '../contracts/paths.ts';
import type { Figure } from './figure-types.ts';
import type { IconName } from './icon-names.ts';
import type { LabExercise } from './lab-types.ts';
import type { Report } from './reports/report-types.ts';
import type { Work } from './work-types.ts';

/** Left out if the site was built for another backend (`API_HOST`). */
export interface OfOurServer {
  needsOurServer?: true;
}

/** A heading and one sentence or two: cards, ledger rows, steps, points. */
export interface Item extends OfOurServer {
  title: string;
  text: string;
}

export interface Card extends Item {
  path: PagePath;
  icon: IconName;
}

export interface Question extends OfOurServer {
  question: string;
  answer: string;
}

export interface Fact {
  term: string;
  detail: string;
}

export interface CallToAction {
  heading: string;
  text: string;
  label: string;
  /** Address in the specification. On the page it also contains the subject of the page (site/pages/page-main.tsx). */
  path: ContactAddress;
}

/**
 * Names of the pictures in site/art, without size and suffix. Pictures of courses are for documents and link previews.
 */
export type { ImageName };

export interface PageBase {
  path: PagePath;
  /** The h1. */
  title: string;
  /** Title in search results and in the document, if the h1 is too long. The firm's name is added to it. */
  documentTitle?: string;
  /** Benefit of the page for the reader, in at most 155 characters. */
  description: string;
  /** Breadcrumb and menu label if it differs from the title. */
  label?: string;
  /** The paragraph below the h1. */
  lead: string;
  /** Picture for the share image. If pages of this kind have a picture at the top, it is shown there too. */
  image: ImageName;
  /** Language of a page of text. All other pages are English. */
  language?: PageLanguage;
}

/** Same page in another language. The two link to each other, for readers and search engines. */
export interface PageLanguage {
  /** Language code as in HTML (BCP 47), such as hi. */
  code: string;
  of: PagePath;
  /** Interface words of a text page in this language. */
  words: { lastChanged: string; onThisPage: string };
}

/** A page that ends with a call to action. */
export interface Closing {
  callToAction: CallToAction;
}

/** The picture at the end of this page, which no other page has. */
interface PicturedClosing extends Closing {
  closingImage: ImageName;
}

/** A list that the specification prescribes for one page: threats, measures, capabilities or core features. */
export interface Highlights {
  /** Anchor on the page. */
  id: string;
  heading: string;
  intro?: string;
  /** grid: cells with icons; layers: the drawing of stacked plates (four items); five: five cells; ledger: ruled rows; steps: numbered. */
  layout: 'grid' | 'layers' | 'five' | 'ledger' | 'steps';
  /** `note` is a line below the text, such as the module that teaches it. */
  items: (Item & { icon?: IconName; note?: string })[];
}

/**
 * Position in its menu, from 1. A service has its position within its group, a group among the groups, and a course
 * among the courses.
 */
interface Listed {
  position: number;
  /** Line below its name in the menu: at most 40 characters. */
  menuLine: string;
}

/** Kind of offer. It decides the headings of the page and the shared contract terms. */
export type Engagement = 'test' | 'rollout' | 'subscription' | 'advice';

/** A duty of the reader by a regulator or a law (content/service-terms.ts). */
export type RegulatorLine =
  | 'empanelment'
  | 'sebi'
  | 'rbi'
  | 'irdai'
  | 'dpdpSafeguards'
  | 'dpdpProcessor'
  | 'notAnAudit'
  | 'certInDirections'
  | 'outsourcing'
  | 'rbiMonitoring';

interface TermsOfService {
  /** Roles and minimum experience. */
  people: Fact[];
  /** Basis of the price, never an amount. */
  price: {
    basis: string;
    movedBy: string;
    /** True if no licence or device has to be bought. */
    isLabourOnly?: true;
  };
  confidentiality: { holds: string; deleted: string };
  /** Check after the work. The summary is also under the header. */
  retest: {
    summary: string;
    includes: string;
    /** Replaces the standard terms. */
    shared?: string[];
  };
  /** Replaces the regulators of the kind of engagement. */
  regulators?: RegulatorLine[];
}

/** Terms that client and firm settle before signing, if they differ from service to service. */
export type ServiceTerms =
  | (TermsOfService & { engagement: Exclude<Engagement, 'subscription'> })
  | (TermsOfService & {
      engagement: 'subscription';
      service: { hours: string; response: string; exit: string };
    });

/**
 * One page of the client's deliverable, such as a finding, a drill or a decision. Each kind of engagement uses only one
 * of the last four fields.
 */
export interface Exhibit {
  label: string;
  severity?: 'Low' | 'Medium' | 'High' | 'Critical';
  heading: string;
  text: string;
  rows: Fact[];
  outcome?: string;
  /** True if the client still has something to do. */
  isOpen?: boolean;
  caption: string;
  /** For a test: the evidence, in one or two columns of lines; [[ and ]] mark important parts. */
  evidence?: { label: string; lines: string[] }[];
  /**
   * For a rollout: the state before and after, in few words. If this is missing, the heading and the outcome are shown.
   */
  change?: { before: string; after: string };
  /** For a subscription: numbers of one month. */
  numbers?: Fact[];
  /** For advice: the options for management. */
  options?: { title: string; cost: string; risk: string; isAdvised?: true }[];
}

export interface ServicePage extends PageBase, Listed, Closing {
  kind: 'service';
  group: PagePath;
  icon: IconName;
  /** One line for lists of pages: at most 14 words, without repeating the title. */
  summary: string;
  /** Three facts in the line below the header, which the retest completes. */
  facts: [Fact, Fact, Fact];
  /** The main fact, in the largest type: at most nine characters. Every page has a different one. */
  deciding: { figure: string; text: string };
  overview: { statement: string; paragraphs: string[] };
  /** Drawing below the overview. Every page has a different one. */
  figure: Figure;
  /** Lists that the specification prescribes for this page, shown after the overview. */
  highlights?: Highlights[];
  /** Proposed response times by severity. */
  responseTimes?: {
    heading: string;
    intro: string;
    rows: { severity: string; example: string; triage: string; containment: string }[];
    /** Notes on the price, with an example of sizes and a note on night work. */
    notes: Item[];
  };
  /** `otherwise` says who should buy something else, or nothing yet. */
  whenNeeded: { items: string[]; otherwise?: string };
  scope: { intro?: string; inScope: string[]; outOfScope: string[]; note?: string };
  /**
   * `figure` is shown below the steps if the page gives their times. `day` is the time of a step, in one or two words.
   */
  approach: { heading: string; intro?: string; figure?: Figure; steps: (Item & { day?: string })[] };
  standards: Item[];
  deliverables: Item[];
  /**
   * One finding or record as the firm reports it. It is invented and marked as such. If it is missing,
   * content/exhibits.ts makes one.
   */
  exhibit?: Exhibit;
  /** The sample report for this kind of work. */
  sampleReport: SampleReportName;
  needs: string[];
  duration: { range: string; movedBy: string };
  terms: ServiceTerms;
  questions: Question[];
  related: [PagePath, PagePath, PagePath];
}

/** The sample report for one kind of work, with its address and file name (contracts/paths.ts). */
export type SampleReportName =
  | 'penetration-test'
  | 'attack-exercise'
  | 'configuration-review'
  | 'gap-assessment'
  | 'rollout-acceptance'
  | 'managed-service';

export interface ServiceGroupPage extends PageBase, Listed, Closing {
  kind: 'service-group';
  icon: IconName;
  summary: string;
  /**
   * The first card is the largest, with the picture of its page. If two cards share a page, `anchor` is the id of the
   * highlights to open. Services of the group without a card here follow with a card from their own file.
   */
  cards: (Card & { anchor?: string })[];
  fit: { heading: string; paragraphs: string[] };
  /** Drawing below `fit`: how the services of the group divide the work. */
  figure: Figure;
  chooser: {
    heading: string;
    intro: string;
    items: {
      situation: string;
      choice: string;
      path: PagePath | `${PagePath}#regulators` | ContactAddress;
    }[];
  };
  partner: { statement: string; points: Item[] };
}

/** Starting points of a learner. The labels are in course-terms.ts. */
export type StartPoint = 'new' | 'code' | 'work';

/** A topic on the course page, with the lesson that teaches it. The lesson is written exactly as in the syllabus. */
export type Topic = Highlights['items'][number] & { lesson: string };

export interface CourseModule {
  title: string;
  hours: number;
  /** Four to six lessons. */
  lessons: string[];
  lab: string;
  /** Only one module of each course has this. */
  aiLab?: string;
}

/** A section without content is left out. A weekend workshop, for example, has no project, assessment or first jobs. */
export interface TrainingPage extends PageBase, Listed, Closing {
  kind: 'training';
  icon: IconName;
  /** Category of the course card (Spec §3). */
  tag: string;
  /** Title of the course card (Spec §3). */
  courseTitle: string;
  /** Text of the course card. */
  summary: string;
  startsFrom: StartPoint[];
  /** Requirements for the first day, on the page and in the comparison. */
  level: string;
  /** The course that beginners should take first, such as "networks". */
  first?: { newTo: string; course: PagePath };
  laptop: string;
  builds?: string;
  /** Drawing of the project. Without it, the page shows the stages of the project. */
  work?: Work;
  /** Hours outside class: exercises, reading, the project. */
  ownHours?: number;
  overview: { statement: string; paragraphs: string[] };
  /** Lists that the specification prescribes for this page, in the order of the specification. */
  highlights?: (Omit<Highlights, 'items'> & { items: Topic[] })[];
  /** "Why It Matters" or "Why learn data science", if the specification has such a section. */
  why?: { heading: string; statement: string; paragraphs: string[]; reasons?: Item[] };
  audience: { suits: string; doesNotSuit: string };
  prerequisites?: string[];
  syllabus: { intro: string; modules: CourseModule[] };
  /** The hours of all stages add up to the hours of the project. */
  project?: {
    hours: number;
    title: string;
    paragraphs: string[];
    stages: { title: string; hours: number }[];
  };
  /** Tools of the course; each is named in a lesson or a lab. */
  tools?: { group: string; items: string[] }[];
  teaching?: string[];
  /** The pass rule of every course is in course-terms.ts; `condition` is an additional one. */
  assessment?: { condition?: string; parts: Fact[] };
  /** Reasons for not passing. */
  fails?: string;
  certificate: string[];
  /**
   * What a learner has after the course, and suitable first jobs. Each job lists its modules and what advertisements
   * ask for in addition. The name shows that it is a first job: trainee, junior, intern.
   */
  roles?: {
    show: string;
    firstJobs: { title: string; modules: string[] }[];
    alsoAsked: string[];
  };
  questions?: Question[];
}

/** An exercise of a course to try in the browser before enrolling: it stores and sends nothing. */
export interface LabPage extends PageBase, LabExercise {
  kind: 'lab';
  /** Text on the course page, in at most 14 words, as an imperative: "Find the intruder …". */
  invitation: string;
  /**
   * An easier start than the course: the audience of the lab, and the exact title of the module after which anyone can
   * do it.
   */
  ahead?: { forWhom: string; module: string };
}

export interface CourseTerms {
  heading: string;
  /** Answer to a question about a course. */
  reply: string;
  /** Question about first jobs, added to each course that lists some. */
  job: Question;
  terms: (Item & { id: string })[];
  startPoints: { id: StartPoint; label: string }[];
}

export interface Trainer {
  name: string;
  /** Work besides teaching, in one sentence. */
  work: string;
  teaches: PagePath[];
  /** Address of the picture. */
  photo?: string;
}

export interface Slide {
  /** Main page of the services or the trainings. */
  path: PagePath;
  /** Label of the slide's progress line. */
  label: string;
  heading: string;
  subheading: string;
  paragraph: string;
  image: ImageName;
}

export interface HomePage extends PageBase, PicturedClosing {
  kind: 'home';
  slides: Slide[];
  /** Texts below each slide. The first one is emphasised. */
  buttons: Link[];
  whoWeAre: string;
  mission: string;
  whatWeDo: string[];
  /** Vision, Mission, Values. */
  principles: (Item & { image: ImageName })[];
  /** The groups of services: the work, the result, the duration. */
  organisations: { heading: string; rows: { path: PagePath; text: string; time: string }[] };
  trainees: { heading: string; text: string; all: string };
  /** A log with one line that should not be there; each line has an explanation. */
  proof: {
    heading: string;
    text: string;
    caption: string;
    /** Links below the right line. */
    next: Link[];
    report: Link & { all: string };
    lines: LoggedLine[];
  };
}

export interface Link {
  label: string;
  path: PagePath;
}

export interface LoggedLine {
  time: string;
  address: string;
  session: string;
  request: string;
  status: number;
  isRight?: true;
  told: string;
}

export interface AboutPage extends PageBase, PicturedClosing {
  kind: 'about';
  whoWeAre: { statement: string; paragraphs: string[] };
  whatWeDoNot: { heading: string; items: string[]; note?: string };
  /** Bullet points with links to services or courses. */
  whatWeDo: (Item & { path: PagePath; icon: IconName })[];
  /** How security tests improve the courses, step by step. */
  exchange: { heading: string; steps: Item[] };
  cards: (Item & { image: ImageName })[];
  vision: string;
  mission: string;
}

export interface Testimonial {
  name: string;
  role: string;
  message: string;
  /** Sample text until a trainee agrees to be quoted; `doctor` lists what is still sample. */
  sample?: boolean;
}

export interface TrainingsPage extends PageBase {
  kind: 'trainings';
  /** Order of the course cards (Spec §3); other courses follow. */
  courses: PagePath[];
  /** Text for visitors who find no course. It leads to the form, with a message and a hint. */
  start: {
    heading: string;
    unsure: { text: string; label: string; message: string; asks: { question: string; text: string } };
  };
  comparison: { heading: string };
  offer: { heading: string; text: string; items: Item[] };
  /** The section is shown only if there are testimonials. */
  testimonials: { heading: string; items: Testimonial[] };
  validation: { heading: string; text: string };
}

export interface CertificatePage extends PageBase {
  kind: 'certificate';
  /** Explanations of answers. `look` is the look of the stamp. */
  explanations: (Item & { look?: 'success' | 'notice' | 'failure' })[];
  questions: Question[];
}

export interface ServicesPage extends PageBase, PicturedClosing {
  kind: 'services';
  /** Six cards with the spec's titles. `contents` lists what is inside, in two or three words each. */
  cards: (Card & { contents: string[]; image: ImageName })[];
  why: { heading: string; intro: string; items: Item[] };
}

export interface CareersPage extends PageBase {
  kind: 'careers';
  openings: { heading: string; text: string };
  empty: { heading: string; text: string };
  hiring: { heading: string; intro: string; steps: Item[] };
  questions: Question[];
}

export interface ContactPage extends PageBase {
  kind: 'contact';
  formHeading: string;
  /** Text below the form, before the link to the privacy page. */
  formText: string;
  emergency: { heading: string; text: string; steps: Item[] };
  after: { heading: string; steps: Item[] };
  /**
   * Replaces the text below the form, and the steps, if the enquiry is about a course. The emergency number is then
   * left out.
   */
  aboutCourse: { formText: string; steps: Item[] };
}

/** Privacy and accessibility: headings and paragraphs. */
interface TextPageBase extends PageBase {
  kind: 'text';
  updated: string;
  icon: IconName;
  /** Facts that most readers need, at the top. */
  facts: readonly Fact[];
  /**
   * A figure is between the paragraphs and the list. `summary` describes the content of the section, which is folded on
   * a phone.
   */
  sections: ({
    id: string;
    heading: string;
    summary?: string;
    paragraphs: string[];
    figure?: Figure;
    list?: Item[];
  } & OfOurServer)[];
}

/** A page with a call to action ends with the form, which is in English. */
export type TextPage = TextPageBase &
  (
    | { language?: undefined; callToAction?: CallToAction }
    | { language: PageLanguage; callToAction?: undefined }
  );

export interface BatchesPage extends PageBase {
  kind: 'batches';
  /** Texts shown if there is no batch at all, and if no batch matches the filter. */
  none: { text: string; filtered: string };
}

/** A line of a buyer's supplier form. If there is a `text`, `answer` is the short answer before it. */
export interface SupplierLine {
  question: string;
  answer: string;
  text?: string;
}

export interface SupplierFactsPage extends PageBase, Closing {
  kind: 'supplier-facts';
  checkedOn: string;
  icon: IconName;
  /** `summary` is the text of the folded group on a phone. */
  groups: { id: string; heading: string; summary: string; lines: SupplierLine[] }[];
}

export type Page =
  | HomePage
  | AboutPage
  | TrainingsPage
  | TrainingPage
  | LabPage
  | CertificatePage
  | ServicesPage
  | ServiceGroupPage
  | ServicePage
  | Report
  | CareersPage
  | ContactPage
  | TextPage
  | SupplierFactsPage
  | BatchesPage;
