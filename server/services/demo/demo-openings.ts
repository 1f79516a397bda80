import { company } from '../../../content/company.ts';
import { isOffered } from '../../../content/offer.ts';
import type { Job } from '../../../contracts/job.ts';
import { type PagePath, PATHS } from '../../../contracts/paths.ts';
import type { Config } from '../../config.ts';

const { city } = company.address;

/** Sample openings, newest first. The firm must replace duties, tools and terms by its own. */
const openings: (Omit<Job, 'id'> & { isFor: PagePath })[] = [
  {
    isFor: PATHS.trainings,
    title: 'IT Trainer, Cyber Security',
    type: 'Full-time',
    location: city,
    description: `You teach our cybersecurity course: four hours of teaching a day, the rest for labs, marking and questions.

What you do
• Take two groups through networks, Linux, web attacks and incident response.
• Keep the lab machines working, and break them on purpose when a lesson needs it.
• Mark project reports with written remarks, within five working days.
• Work on one client assignment each quarter, so that your examples stay current.

What you bring
• Three years of security or network work, and proof that you can explain it: a course, a talk, a guide you wrote.
• You are comfortable with a packet capture, and with a room that has gone quiet.

A certification such as Security+ or OSCP helps; it does not replace a trial lesson. We ask for 20 minutes on a topic of your choice.`,
  },
  {
    isFor: PATHS.services,
    title: 'SOC Analyst',
    type: 'Full-time, shifts',
    location: city,
    description: `You watch alerts of client networks in shifts of eight hours, two weeks of early and two of late duty. Night on-call is paid separately.

What you do
• Triage alerts from endpoints, email and identity: real, false, or worth a second look, with the reason in one line.
• Call the client when it is real, and say what to do in the next ten minutes.
• Write the rule that would have caught it sooner, and test it against last month's logs.

What you bring
• Two years in a SOC; you read Windows event logs and DNS queries without a guide.
• Clear written English. Half of the work is the note that the next shift reads.

We train you on the client tools in the first four weeks, with a senior analyst on the same shift.`,
  },
  {
    isFor: PATHS.services,
    title: 'Penetration Tester',
    type: 'Full-time',
    location: `${city} or remote`,
    description: `You test web applications, APIs and internal networks, and write reports that a developer can act on the same day.

What you do
• Run four to six assignments at once, two of them in active testing.
• Follow OWASP WSTG v4.2, depart from it where the application requires, and record both.
• Reproduce every finding by hand before it goes into a report. A scanner's word is not a finding.
• Retest, and explain the rest to the people who have to fix it.
• Teach what you test: two sessions a month in class.

What you bring
• Two years of testing, or a public record of findings that were reported responsibly.
• You can read code in at least two of Java, PHP, Python, JavaScript and C#.

The practical part of the interview is a small application of ours, three hours, at a time that suits you.`,
  },
  {
    isFor: PATHS.services,
    title: 'Network Engineer',
    type: 'Full-time',
    location: `${city}, with visits to clients`,
    description: `You plan, change and document client networks: switches, firewalls, wireless and the links between offices.

What you do
• Document what is there before anything changes; most networks that we meet have no current diagram.
• Split flat networks into segments, and write the firewall rules with an owner and a date for each.
• Carry out changes in the client's window, often after 20:00, with a rollback that you have tested.
• Hand over a diagram, an IP address plan and the configuration, so that the client could do without you.

What you bring
• Three years with routing, VLANs, 802.1X and VPNs on at least two vendors' equipment.
• A driving licence, and the habit of labelling cables.

Late changes are paid or taken as time off, as you prefer.`,
  },
  {
    isFor: PATHS.services,
    title: 'GRC Consultant',
    type: 'Full-time',
    location: city,
    description: `You take firms of 20 to 500 people to an ISO/IEC 27001:2022 audit, and keep them honest between audits.

What you do
• Gap assessments: what exists, what only exists on paper, what the auditor will ask first.
• Risk registers and statements of applicability that the client's own people can keep up.
• Work on the duties of the DPDP Act 2023 together with the client's lawyer; you do not give legal advice.
• Internal audits, with findings that name a record and a date.

What you bring
• Two audit cycles from the client's or the auditor's side.
• You would rather cross out a control that nobody follows than write a tenth policy about it.

Lead Auditor training is paid for in the first year if you do not have it yet.`,
  },
  {
    isFor: PATHS.trainings,
    title: 'Training Coordinator',
    type: 'Part-time, 24 hours a week',
    location: city,
    description: `You keep the calendar that trainees and companies rely on, and make sure that every course starts on time with working machines.

What you do
• Answer questions about dates, places and groups; what a course teaches is for a trainer to answer.
• Book rooms, trainers and groups; move people when a trainer falls ill.
• Check in trainees, record attendance, issue certificates and correct names before they are printed.

What you bring
• Experience with appointments or enrolments in a school, clinic or office.
• Good spoken English and Kannada or Hindi; a calm tone when three people want the same seat.

Hours are mornings or afternoons, Monday to Friday: we agree on it with you.`,
  },
];

/** Sample openings for the services or trainings that the firm offers. */
export const demoOpenings: Omit<Job, 'id'>[] = openings.flatMap(({ isFor, ...opening }) =>
  isOffered(isFor) ? [opening] : [],
);

export function demoId(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** Ids of sample openings, if DEMO is on. The page marks these openings, and the sitemap leaves them out. */
export function sampleOpeningIds({ demo }: Pick<Config, 'demo'>): string[] {
  return demo ? demoOpenings.map(({ title }) => demoId(title)) : [];
}
