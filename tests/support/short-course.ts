import type { TrainingPage } from '../../content/types.ts';

/** Weekend workshop of 24 hours: a syllabus, a level and a certificate of attendance, and nothing that can be left out. */
export const SHORT_COURSE = {
  kind: 'training',
  path: '/it-trainings/weekend-soldering' as TrainingPage['path'],
  title: 'Weekend Soldering',
  position: 98,
  description: 'Two weekends at the bench: solder, measure and repair small boards under supervision.',
  lead: 'Two weekends at the bench, with an iron of your own.',
  image: 'course-hardware',
  icon: 'megaphone',
  menuLine: 'Two weekends at the bench',
  tag: 'Electronics',
  courseTitle: 'Weekend Soldering',
  summary: 'Solder, measure and repair small boards in two weekends.',
  startsFrom: ['new'],
  level: 'Nothing to know before',
  laptop: 'None needed',
  overview: { statement: 'You repair a board that does not start.', paragraphs: ['Bring one of your own.'] },
  audience: { suits: 'People who like to repair.', doesNotSuit: 'Engineers who design boards.' },
  syllabus: {
    intro: 'Two modules, a weekend each.',
    modules: [
      {
        title: 'Soldering',
        hours: 12,
        lessons: ['Tips and temperatures', 'Joints', 'Small parts', 'Removal'],
        lab: 'Solder forty joints and have each looked at',
      },
      {
        title: 'Repair',
        hours: 12,
        lessons: ['Measuring', 'Short circuits', 'Spare parts', 'Testing'],
        lab: 'Find the fault of a board and mend it',
      },
    ],
  },
  certificate: ['Whoever is there on all four days gets a certificate of attendance.'],
  callToAction: {
    heading: 'Which board is broken?',
    text: 'Say which.',
    label: 'Contact Us',
    path: '/contact',
  },
} satisfies TrainingPage;
