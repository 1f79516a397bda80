import { money } from '../contracts/region.ts';
import { company } from './company.ts';
import type { CourseTerms } from './types.ts';

// Sample: the firm must confirm pass mark, resit, refund, instalments, reply times and the rule of AI use.
/** Terms that apply to every course. */
export const courseTerms: CourseTerms = {
  heading: 'The same terms for every course',
  reply: 'We answer within one working day. If no date is set we say so, and write again when it is.',
  job: {
    question: 'Will I get a job?',
    answer:
      'No, nobody can promise that. You get interview practice and a project to show. We have no figures yet on how many found work.',
  },
  terms: [
    {
      id: 'pass',
      title: 'Passing',
      text: 'You pass with 60% overall and at least half in each part. Each part can be resat once. Attendance alone is not enough.',
    },
    {
      id: 'ai',
      title: 'Use of AI',
      text: 'You work without AI assistants until your course reaches its AI lab. After it you may use them, provided that you say where and can explain every line and figure you hand in. Personal and client data never go into an assistant, and timed exams are taken without one.',
    },
    {
      id: 'fail',
      title: 'After a failed resit',
      text: 'You get a list of the modules you completed, and no certificate. For 12 months you can repeat the part that failed with a later batch, for half of its share of the fee; what you passed still counts. Otherwise there is no second resit.',
    },
    {
      id: 'change',
      title: 'Changing course',
      text: 'Until the end of the second week you can move once to another course whose batch has a free seat and has not passed its second week. You pay the difference in fees, or get it back.',
    },
    {
      id: 'refund',
      title: 'Refund',
      text: `Cancel before the first session and you get back all you paid. Up to the end of week 2 we keep the fee for the hours already taught. Example: ${money(30_000, company.region)} paid, 12 of 120 hours taught: you get ${money(27_000, company.region)} back. After that there is no refund, but with a letter from a doctor or employer you can join a later batch free of charge. If we cancel, we refund you in full.`,
    },
    {
      id: 'instalments',
      title: 'Instalments',
      text: 'You can pay in three parts without interest: before the first session, after a third of the hours and after two thirds. We arrange no loans. The certificate is issued once the last part is paid.',
    },
    {
      id: 'certificate',
      title: 'The certificate',
      text: 'It carries a 12-digit number and a QR code. With the number, anyone can see the course, the issue date, a masked name and whether it is valid, expired or revoked; the QR code shows the full name. It records our own assessment and is neither a licence nor a vendor certification.',
    },
  ],
  startPoints: [
    { id: 'new', label: 'I am new to IT' },
    { id: 'code', label: 'I can write code' },
    { id: 'work', label: 'I work in IT' },
  ],
};
