import { longDay } from '../../../contracts/batch.ts';
import { PATHS } from '../../../contracts/paths.ts';
import {
  type Testimonial,
  TESTIMONIAL_MESSAGE_LENGTH,
  TESTIMONIAL_NAME_LENGTH,
} from '../../../contracts/testimonial.ts';
import { nameLine, optionalEmail, optionalLine, singleLine } from '../../../contracts/text.ts';
import { OFFICE_THINGS } from '../../../domain/things.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { optionalDay } from '../typed-fields.ts';
import { drafted } from './drafted.ts';
import type { FactState } from './fact-records.ts';
import type { Thing, Values } from './thing.ts';

type Name = 'name' | 'role' | 'message' | 'agreed_by' | 'agreed_on' | 'agreed_to' | 'until_day' | 'email';
export type TestimonialValues = Values<Name>;
/** States shown for a published testimonial. */
type Shown = 'published' | 'over';

const common = drafted<Name, Shown>('testimonial', 'The testimonial is on the site.', ['published', 'over'], {
  publish: 'publish a testimonial; it needs a consent',
  withdraw: 'unpublish a testimonial at once; it stays in the list',
});

/** The words of a trainee, which visitors see, with the record of consent, which they do not. */
export const testimonial: Thing<Name, FactState, Shown | 'draft' | 'withdrawn'> = {
  ...common.thing,
  roles: ['owner', 'office'],
  fields: {
    name: {
      rule: nameLine('Give the name as it is to be shown', TESTIMONIAL_NAME_LENGTH),
      label: 'Name as it is shown',
      hint: 'Such as Anita S.',
      option: { flags: '--name <name>', help: 'name as shown on the site', isRequired: true },
    },
    role: {
      rule: nameLine('Give the course, or the role and the company', TESTIMONIAL_NAME_LENGTH),
      label: 'Course, or role and company',
      hint: 'Such as DevOps Automation',
      isBeside: true,
      option: { flags: '--role <role>', help: 'course, or role and company', isRequired: true },
    },
    message: {
      rule: singleLine('Write what they said', TESTIMONIAL_MESSAGE_LENGTH),
      label: 'What they said',
      hint: `In their own words, at most ${TESTIMONIAL_MESSAGE_LENGTH} characters. No picture is shown.`,
      input: { sentences: 5 },
      option: { flags: '--message <text>', help: 'text of the testimonial', isRequired: true },
    },
    agreed_by: {
      rule: optionalLine(TESTIMONIAL_NAME_LENGTH),
      label: 'Person who agreed',
      hint: 'Their full name. Visitors do not see it.',
      option: {
        flags: '--agreed-by <name>',
        help: 'full name of the person who agreed; not shown on the site',
      },
    },
    agreed_on: {
      rule: optionalDay('The day of the consent'),
      label: 'Date of consent',
      input: 'past-day',
      isBeside: true,
      option: { flags: '--agreed-on <day>', help: 'date of the consent, YYYY-MM-DD' },
    },
    agreed_to: {
      rule: optionalLine(TESTIMONIAL_MESSAGE_LENGTH),
      label: 'What they agreed to, and how',
      hint: 'Such as: name, course and these words on our site; by email of 12 January',
      option: { flags: '--agreed-to <text>', help: 'what the consent covers, and how it was given' },
    },
    until_day: {
      rule: optionalDay('The last day'),
      label: 'Until which day',
      hint: 'Left empty: until they withdraw it',
      input: 'future-day',
      isOptional: true,
      option: { flags: '--until <day>', help: 'last day of the consent; default: until they withdraw it' },
    },
    email: {
      rule: optionalEmail('This is not an email address'),
      label: 'Their email address',
      hint: 'So that this is found if they ask us to delete their data',
      input: 'email',
      isOptional: true,
      isBeside: true,
      option: {
        flags: '--email <address>',
        help: 'email address, so that data erase finds this testimonial',
      },
    },
  },
  states: {
    draft: ['Draft', 'waiting'],
    published: ['Published', 'good'],
    over: ['Consent has ended', 'bad'],
    withdrawn: ['Unpublished', 'bad'],
  },
  shownState: ({ state, value }, deps) =>
    state === 'published' && isOver(value, todayOf(deps)) ? 'over' : state,
  check: ({ state, value }, deps) => (state === 'published' ? wrongConsent(value, todayOf(deps)) : {}),
  person: {
    address: 'email',
    erased: 'testimonial.erased',
    parts: 'The text, the name and the consent',
    help: 'delete a testimonial and its consent permanently',
    warning: ({ name }) => `This deletes the testimonial of ${name} and their consent.`,
  },
  making: {
    ...common.making,
    initial: {},
    desk: {
      heading: 'New testimonial',
      intro:
        'Write it as they said it. Five stars are shown with each. Only the firm sees the consent, no visitor.',
    },
    command: {
      verb: 'add',
      help: 'add a testimonial as a draft',
      examples: [
        '--name "Anita S." --role "DevOps Automation" --message "I learnt to give reasons." --agreed-by "Anita Sharma" --agreed-on 2027-01-12 --agreed-to "Name, course and these words; by email"',
      ],
      isDraft: true,
    },
  },
  desk: {
    path: '/site/testimonials',
    place: 'Under “In their own words”, on the page of all courses',
    heading: ({ value }) => value.name,
    seenAt: () => ({ states: ['published'], path: `${PATHS.trainings}#testimonials-heading` }),
    field: 'message',
    saved: () => 'The testimonial is saved.',
    list: {
      ...OFFICE_THINGS.testimonial,
      intro: 'What trainees said, on the page of all courses. Nobody is quoted who has not agreed to it.',
      columns: { who: 'Who', message: 'What they said', consent: 'Consent' },
      cells: ({ value }) => ({
        who: { text: value.name, notes: [value.role] },
        message: value.message,
        consent: {
          text:
            value.agreed_by && value.agreed_on
              ? `${value.agreed_by}, ${longDay(value.agreed_on)}`
              : 'None yet',
          notes: value.until_day ? [`until ${longDay(value.until_day)}`] : [],
        },
      }),
      groups: [
        {
          has: () => true,
          empty: {
            heading: 'Nobody is quoted yet',
            text: 'The first one that you publish takes the place of the sample texts.',
          },
        },
      ],
    },
  },
  command: {
    help: 'testimonials of trainees, with their consent',
    example: 'testimonial-k3m7pq',
    list: 'list all testimonials, newest first',
    columns: { id: 18, state: 10, name: 24, role: 28, agreed_on: 10 },
    print({ id, shown, value: { until_day: until, ...fields } }) {
      return { id, state: shown, ...fields, until };
    },
    edit: {
      verb: 'edit',
      help: 'change the given fields, keep the others',
      examples: ['--role "Hardware & Networking"'],
    },
  },
};

/** Published testimonials with valid consent, oldest first, without the record of consent. */
export function testimonialsNow(
  deps: Pick<Dependencies, 'now' | 'config'>,
  published: readonly TestimonialValues[],
): Testimonial[] {
  const today = todayOf(deps);
  const present = published.filter((value) => !isOver(value, today));
  return present.map(({ name, role, message }) => ({ name, role, message }));
}

function todayOf({ now, config }: Pick<Dependencies, 'now' | 'config'>): string {
  return dayIn(now(), config.timeZone);
}

function isOver({ until_day }: TestimonialValues, today: string): boolean {
  return until_day !== '' && until_day < today;
}

/** Nobody is quoted without their consent. */
function wrongConsent(value: TestimonialValues, today: string): Partial<TestimonialValues> {
  const wrong: Partial<TestimonialValues> = {};
  if (value.agreed_by === '') wrong.agreed_by = 'Say who agreed, by their full name';
  if (value.agreed_on === '') wrong.agreed_on = 'Say on which day they agreed';
  else if (value.agreed_on > today) wrong.agreed_on = `${value.agreed_on} is yet to come: nobody has agreed`;
  if (value.agreed_to === '') wrong.agreed_to = 'Say what they agreed to, and how';
  if (isOver(value, today)) wrong.until_day = `${value.until_day} is past: they agreed no longer`;
  return wrong;
}
