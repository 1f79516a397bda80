import type { ImageName } from './generated/image-names.ts';
import type { ContactAddress } from '../contracts/enquiry-subject.ts';
import type { PagePath } from '../contracts/paths.ts';
import type { Figure } from './figure-types.ts';
import type { IconName } from './icon-names.ts';
import type { LabExercise } from './lab-types.ts';
import type { Report } from './reports/report-types.ts';
import type { Work } from './work-types.ts';

/** Left out of a site that was built for another backend (`API_HOST`). */
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
  /** The address as the spec gives it; drawn, it has the page's subject behind it (site/pages/page-main.tsx). */
  path: ContactAddress;
}

/** Renders in site/art, named without size and suffix; those of courses are for papers and link previews. */
export type { ImageName };

export interface PageBase {
  path: PagePath;
  /** The h1. */
  title: string;
  /** For search results and the document title where the h1 is too long for them; the firm's name is added. */
  documentTitle?: string;
  /** At most 155 characters: what the reader gets. */
  description: string;
  /** Breadcrumb and menu label where it differs from the title. */
  label?: string;
  /** The paragraph under the h1. */
  lead: string;
  /** At the head of the page, where its shape has a picture there, and in its share image. */
  image: ImageName;
  /** Only of pages of text; all others are English. */
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

/** With a picture beside it that closes no other page. */
interface PicturedClosing extends Closing {
  closingImage: ImageName;
}

/** A named list that the spec fixes for one page: threats, measures, capabilities, core features. */
export interface Highlights {
  /** Anchor on the page. */
  id: string;
  heading: string;
  intro?: string;
  /** grid: cells with icons; layers: the drawing of stacked plates (four items); five: five cells; ledger: ruled rows; steps: numbered. */
  layout: 'grid' | 'layers' | 'five' | 'ledger' | 'steps';
  /** `note`: a line under the text, such as where it is taught. */
  items: (Item & { icon?: IconName; note?: string })[];
}

/** Place in its menu, from 1: services within their group, groups among groups, courses among courses. */
interface Listed {
  position: number;
  /** Line under its name in the menu: at most 40 characters. */
  menuLine: string;
}

/** Kind of offer. It decides the headings of the page and the shared contract terms. */
export type Engagement = 'test' | 'rollout' | 'subscription' | 'advice';

/** One thing that a regulator or a law asks of the reader (content/service-terms.ts). */
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
  /** Role and least experience. */
  people: Fact[];
  /** Never an amount. */
  price: {
    basis: string;
    movedBy: string;
    /** Nobody buys a licence or a device for it. */
    isLabourOnly?: true;
  };
  confidentiality: { holds: string; deleted: string };
  /** Check after the work. The summary is also under the header. */
  retest: {
    summary: string;
    includes: string;
    /** In place of what every contract of the kind says. */
    shared?: string[];
  };
  /** In place of those that the kind of engagement has. */
  regulators?: RegulatorLine[];
}

/** Terms to settle before signing that differ from service to service. */
export type ServiceTerms =
  | (TermsOfService & { engagement: Exclude<Engagement, 'subscription'> })
  | (TermsOfService & {
      engagement: 'subscription';
      service: { hours: string; response: string; exit: string };
    });

/** One page of what a client receives: a finding, a drill, a decision. Of the last four, the kind of engagement draws its own. */
export interface Exhibit {
  label: string;
  severity?: 'Low' | 'Medium' | 'High' | 'Critical';
  heading: string;
  text: string;
  rows: Fact[];
  outcome?: string;
  /** Something of it is still to be done. */
  isOpen?: boolean;
  caption: string;
  /** A test: the proof, in one or two columns of lines; [[ and ]] mark what matters. */
  evidence?: { label: string; lines: string[] }[];
  /** A rollout: how it was and how it is, in few words; otherwise the heading and the outcome. */
  change?: { before: string; after: string };
  /** A subscription: numbers of one month. */
  numbers?: Fact[];
  /** Advice: what management chooses from. */
  options?: { title: string; cost: string; risk: string; isAdvised?: true }[];
}

export interface ServicePage extends PageBase, Listed, Closing {
  kind: 'service';
  group: PagePath;
  icon: IconName;
  /** One line for lists that lead here: at most 14 words, never the title again. */
  summary: string;
  /** Three: the ruled line under the header, which the retest completes. */
  facts: [Fact, Fact, Fact];
  /** Main fact in the largest type, at most nine characters. No two pages have the same. */
  deciding: { figure: string; text: string };
  overview: { statement: string; paragraphs: string[] };
  /** Drawn under the overview; no two pages have the same. */
  figure: Figure;
  /** Lists that the spec fixes for this page; they follow the overview. */
  highlights?: Highlights[];
  /** Proposed response times by severity. */
  responseTimes?: {
    heading: string;
    intro: string;
    rows: { severity: string; example: string; triage: string; containment: string }[];
    /** Notes on the price, with an example of sizes and on night work. */
    notes: Item[];
  };
  /** `otherwise`: who should buy something else, or nothing yet. */
  whenNeeded: { items: string[]; otherwise?: string };
  scope: { intro?: string; inScope: string[]; outOfScope: string[]; note?: string };
  /** `figure`: drawn below the steps, where the page says when each is. `day`: when the step is, in a word or two. */
  approach: { heading: string; intro?: string; figure?: Figure; steps: (Item & { day?: string })[] };
  standards: Item[];
  deliverables: Item[];
  /** One finding or record in the form in which it is reported; invented, and said to be. Otherwise one is made (content/exhibits.ts). */
  exhibit?: Exhibit;
  /** The sample report that shows the kind of work. */
  sampleReport: SampleReportName;
  needs: string[];
  duration: { range: string; movedBy: string };
  terms: ServiceTerms;
  questions: Question[];
  related: [PagePath, PagePath, PagePath];
}

/** One for each kind of work; the address and the file are named after it (contracts/paths.ts). */
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
   * The first card leads, with the picture of its page. A card that shares its page with another names in `anchor` the id of the
   * highlights to open. Services of the group that no card names follow with a card from their own file.
   */
  cards: (Card & { anchor?: string })[];
  fit: { heading: string; paragraphs: string[] };
  /** Drawn under `fit`: how the services of the group divide the work. */
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

/** A topic that the course page promises, and the lesson that teaches it: the exact words of one in the syllabus. */
export type Topic = Highlights['items'][number] & { lesson: string };

export interface CourseModule {
  title: string;
  hours: number;
  /** Four to six. */
  lessons: string[];
  lab: string;
  /** In one module of each course. */
  aiLab?: string;
}

/** A section without content is left out: a weekend workshop has no project, no assessment and no first jobs. */
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
  /** The course that comes first for those to whom this is new: "networks". */
  first?: { newTo: string; course: PagePath };
  laptop: string;
  builds?: string;
  /** The same, drawn; without it the page shows the stages of the project. */
  work?: Work;
  /** Hours outside class: exercises, reading, the project. */
  ownHours?: number;
  overview: { statement: string; paragraphs: string[] };
  /** The lists that the spec gives this page, in its order. */
  highlights?: (Omit<Highlights, 'items'> & { items: Topic[] })[];
  /** "Why It Matters", "Why learn data science": where the spec has it. */
  why?: { heading: string; statement: string; paragraphs: string[]; reasons?: Item[] };
  audience: { suits: string; doesNotSuit: string };
  prerequisites?: string[];
  syllabus: { intro: string; modules: CourseModule[] };
  /** The stages share the hours among them. */
  project?: {
    hours: number;
    title: string;
    paragraphs: string[];
    stages: { title: string; hours: number }[];
  };
  /** Tools of the course; each is named in a lesson or a lab. */
  tools?: { group: string; items: string[] }[];
  teaching?: string[];
  /** The pass rule of every course is in course-terms.ts; `condition` is what this one asks besides. */
  assessment?: { condition?: string; parts: Fact[] };
  /** Reasons for not passing. */
  fails?: string;
  certificate: string[];
  /**
   * Result of the course, and first jobs that ask for it, each with the modules that lead to it and further
   * requirements of such advertisements. A first job says that it is one: trainee, junior, intern.
   */
  roles?: {
    show: string;
    firstJobs: { title: string; modules: string[] }[];
    alsoAsked: string[];
  };
  questions?: Question[];
}

/** One exercise of a course to do in the browser before enrolling: it keeps nothing and sends nothing. */
export interface LabPage extends PageBase, LabExercise {
  kind: 'lab';
  /** On the course page: what one does, in at most 14 words, as an order: "Find the intruder …". */
  invitation: string;
  /** Lower requirements for the lab: its audience, and the exact title of the module after which anyone can do it. */
  ahead?: { forWhom: string; module: string };
}

export interface CourseTerms {
  heading: string;
  /** Answer to a question about a course. */
  reply: string;
  /** Asked of each of them. */
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
  /** The half of the offer that it is about. */
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
  /** Under each slide; the first one stands out. */
  buttons: Link[];
  whoWeAre: string;
  mission: string;
  whatWeDo: string[];
  /** Vision, Mission, Values. */
  principles: (Item & { image: ImageName })[];
  /** The groups of services: what is done, what one holds at the end, how long it takes. */
  organisations: { heading: string; rows: { path: PagePath; text: string; time: string }[] };
  trainees: { heading: string; text: string; all: string };
  /** A log with one line that should not be there; each line says why it is or is not the one. */
  proof: {
    heading: string;
    text: string;
    caption: string;
    /** Below the right line. */
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
  /** Bullets with links to the services or courses. */
  whatWeDo: (Item & { path: PagePath; icon: IconName })[];
  /** Contribution of tests to the courses, step by step. */
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
  /** `unsure`: for who finds no course; it leads to the form, with its message and what to add to it. */
  start: {
    heading: string;
    unsure: { text: string; label: string; message: string; asks: { question: string; text: string } };
  };
  comparison: { heading: string };
  offer: { heading: string; text: string; items: Item[] };
  /** The section is shown only while there is somebody to quote. */
  testimonials: { heading: string; items: Testimonial[] };
  validation: { heading: string; text: string };
}

export interface CertificatePage extends PageBase {
  kind: 'certificate';
  /** Explanations of answers; `look` is that of the stamp. */
  explanations: (Item & { look?: 'success' | 'notice' | 'failure' })[];
  questions: Question[];
}

export interface ServicesPage extends PageBase, PicturedClosing {
  kind: 'services';
  /** Six cards with the spec's titles. `contents` names what is inside, in two or three words each. */
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
  /** Under the form, before the link to the privacy page. */
  formText: string;
  emergency: { heading: string; text: string; steps: Item[] };
  after: { heading: string; steps: Item[] };
  /** In place of both where a course is asked about; the emergency is left out. */
  aboutCourse: { formText: string; steps: Item[] };
}

/** Privacy and accessibility: headings and paragraphs. */
interface TextPageBase extends PageBase {
  kind: 'text';
  updated: string;
  icon: IconName;
  /** Facts that most readers need, at the top. */
  facts: readonly Fact[];
  /** A figure is between the paragraphs and the list. `summary` folds the section on a phone, and says there what is inside. */
  sections: ({
    id: string;
    heading: string;
    summary?: string;
    paragraphs: string[];
    figure?: Figure;
    list?: Item[];
  } & OfOurServer)[];
}

/** With a call it ends with the form, whose words are English. */
export type TextPage = TextPageBase &
  (
    | { language?: undefined; callToAction?: CallToAction }
    | { language: PageLanguage; callToAction?: undefined }
  );

export interface BatchesPage extends PageBase {
  kind: 'batches';
  /** Texts for no batch at all, and for no match. */
  none: { text: string; filtered: string };
}

/** A line of a buyer's supplier form; `answer` is the short one where `text` follows it. */
export interface SupplierLine {
  question: string;
  answer: string;
  text?: string;
}

export interface SupplierFactsPage extends PageBase, Closing {
  kind: 'supplier-facts';
  checkedOn: string;
  icon: IconName;
  /** `summary`: what the folded group says on a phone. */
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
