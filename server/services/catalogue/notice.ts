import { readSigns } from '../../../contracts/pasted-text.ts';
import * as v from 'valibot';
import { longDay } from '../../../contracts/batch.ts';
import {
  isPhone,
  type Notice,
  NOTICE_LINK_LENGTH,
  NOTICE_TEXT_LENGTH,
  NOTICE_TONE_LABELS,
  NOTICE_TONES,
  noticeLink,
} from '../../../contracts/notice.ts';
import { optionalLine, singleLine } from '../../../contracts/text.ts';
import { OFFICE_THINGS } from '../../../domain/things.ts';
import { minuteIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { optionalDay, optionalTime, typed } from '../typed-fields.ts';
import { drafted } from './drafted.ts';
import type { FactState } from './fact-records.ts';
import type { Thing, Values } from './thing.ts';

type Name = 'text' | 'tone' | 'link' | 'link_label' | 'from_day' | 'from_time' | 'until_day' | 'until_time';
export type NoticeValues = Values<Name>;
/** States shown for a published notice. */
type Shown = 'waiting' | 'on-site' | 'over';

const common = drafted<Name, Shown>('notice', 'The notice is published.', ['waiting', 'on-site'], {
  publish: 'publish a draft, or a notice that was unpublished',
  withdraw: 'unpublish a notice; it stays in the list',
});

/** A sentence at the top of every page. Days and times are in the firm's time zone. */
export const notice: Thing<Name, FactState, Shown | 'draft' | 'withdrawn'> = {
  ...common.thing,
  roles: ['owner', 'office'],
  fields: {
    text: {
      rule: singleLine('Write what visitors should know', NOTICE_TEXT_LENGTH),
      label: 'What it says',
      hint: `One or two plain sentences, at most ${NOTICE_TEXT_LENGTH} characters. Such as “We are closed on 26 January, Republic Day.”`,
      input: { sentences: 3 },
      option: { flags: '--text <text>', help: 'one or two plain sentences', isRequired: true },
    },
    tone: {
      rule: v.pipe(typed, v.picklist(NOTICE_TONES, 'Say whether it is information or urgent')),
      label: 'Tone',
      hint: 'Urgent is shown first, in the strongest colours, and begins with “Important:”.',
      input: { choices: NOTICE_TONES.map((value) => ({ value, label: NOTICE_TONE_LABELS[value] })) },
      option: {
        flags: '--tone <tone>',
        help: 'tone; an urgent notice is shown first and begins with "Important:"',
      },
    },
    link: {
      rule: optionalLine(NOTICE_TEXT_LENGTH),
      label: 'Link to',
      hint: 'A page such as /contact, or a telephone number',
      isOptional: true,
      option: { flags: '--link <page>', help: 'a page such as /contact, or a telephone number' },
    },
    link_label: {
      rule: optionalLine(NOTICE_LINK_LENGTH),
      label: 'Link text',
      isBeside: true,
      option: { flags: '--link-label <words>', help: 'text of the link' },
    },
    from_day: {
      rule: optionalDay('The first day'),
      label: 'First day',
      hint: 'Empty: at once',
      input: 'future-day',
      isOptional: true,
      option: {
        flags: '--from <day>',
        help: 'first day, YYYY-MM-DD or "YYYY-MM-DD HH:MM" in TIME_ZONE; default: at once',
        read: (text) => readMoment('from', text),
      },
    },
    from_time: { rule: optionalTime, label: 'From', input: 'time', isOptional: true, isBeside: true },
    until_day: {
      rule: optionalDay('The last day'),
      label: 'Last day',
      hint: 'Empty: the first day. It is removed automatically at midnight',
      input: 'future-day',
      option: {
        flags: '--until <day>',
        help: 'last day, or the minute at which it ends',
        isRequired: true,
        read: (text) => readMoment('until', text),
      },
    },
    until_time: { rule: optionalTime, label: 'Until', input: 'time', isOptional: true, isBeside: true },
  },
  states: {
    draft: ['Draft', 'waiting'],
    waiting: ['Scheduled', 'waiting'],
    'on-site': ['Published', 'good'],
    over: ['Ended', 'good'],
    withdrawn: ['Unpublished', 'bad'],
  },
  shownState: ({ state, value }, deps) => (state === 'published' ? stateAt(value, minuteOf(deps)) : state),
  complete: (value) => ({ ...value, until_day: value.until_day || value.from_day }),
  check: async ({ value }, deps) => ({ ...(await wrongLink(value)), ...wrongTimes(value, minuteOf(deps)) }),
  making: {
    ...common.making,
    initial: { tone: 'information' },
    desk: {
      heading: 'New notice',
      intro: 'It is on every page of the site as soon as you publish it, or from its first day on.',
    },
    command: {
      verb: 'add',
      help: 'publish a notice on the site',
      examples: [
        '--text "We are closed on 26 January, Republic Day." --until 2027-01-26',
        '--text "Our telephone is down." --tone urgent --link /contact --link-label "Write to us" --until "2027-01-05 18:00"',
      ],
    },
  },
  desk: {
    path: '/site/notices',
    place: 'Above the header, on every page',
    heading: () => 'Notice',
    seenAt: () => ({ states: ['on-site'], path: '/' }),
    field: 'text',
    saved: () => 'The notice is saved.',
    list: {
      ...OFFICE_THINGS.notice,
      intro: 'A sentence at the top of every page of the site, for some days.',
      columns: { text: 'Notice', when: 'When' },
      cells: ({ value }) => ({
        text: { text: value.text, notes: value.tone === 'urgent' ? [NOTICE_TONE_LABELS.urgent] : [] },
        when: {
          text: value.from_day ? `from ${moment(value.from_day, value.from_time)}` : 'at once',
          notes: [`until ${moment(value.until_day, value.until_time)}`],
        },
      }),
      groups: [
        {
          has: ({ shown }) => !isPast(shown),
          empty: {
            heading: 'No notice is on the site',
            text: 'For a new telephone number or a changed date, for example. It is shown on the days that you set. For a day on which you are closed, use Hours.',
          },
        },
        { heading: 'Past notices', has: ({ shown }) => isPast(shown) },
      ],
    },
  },
  command: {
    help: 'notices at the top of every page',
    example: 'notice-k3m7pq',
    list: 'list all notices, newest first',
    columns: { id: 14, state: 9, tone: 11, from: 16, until: 16, text: 60 },
    print: ({ id, shown, value }) => ({
      id,
      state: shown,
      tone: value.tone,
      from: `${value.from_day} ${value.from_time}`.trim() || null,
      until: `${value.until_day} ${value.until_time}`.trim(),
      text: value.text,
      link: value.link || null,
      link_label: value.link_label,
    }),
    edit: {
      verb: 'edit',
      help: 'change the given fields, keep the others; "" clears an optional field',
      examples: ['--until 2027-01-31'],
    },
    exported: {
      as: 'notices',
      columns: ['id', 'state', 'tone', 'from', 'until', 'text', 'link', 'link_label'],
    },
  },
};

/** Published notices whose time has come, urgent ones first. */
export function noticesNow(
  deps: Pick<Dependencies, 'now' | 'config'>,
  published: readonly NoticeValues[],
): Notice[] {
  const minute = minuteOf(deps);
  const present = published.filter((value) => stateAt(value, minute) === 'on-site');
  const isUrgent = ({ tone }: NoticeValues) => Number(tone === 'urgent');
  return present.toSorted((one, other) => isUrgent(other) - isUrgent(one)).map(noticeOf);
}

function noticeOf({ text, tone, link, link_label }: NoticeValues): Notice {
  const known = NOTICE_TONES.find((each) => each === tone) ?? 'information';
  return { text, tone: known, link: noticeLink(link, link_label) };
}

/** Present minute in the firm's time zone. */
function minuteOf({ now, config }: Pick<Dependencies, 'now' | 'config'>): string {
  return minuteIn(now(), config.timeZone);
}

/** A day without a time lasts from its first minute to the end of its last one. */
function stateAt(
  { from_day, from_time, until_day, until_time }: NoticeValues,
  minute: string,
): 'waiting' | 'on-site' | 'over' {
  if (`${until_day} ${until_time || '24:00'}` <= minute) return 'over';
  return `${from_day} ${from_time || '00:00'}` > minute ? 'waiting' : 'on-site';
}

function isPast(shown: string): boolean {
  return shown === 'over' || shown === 'withdrawn';
}

async function wrongLink({ link, link_label }: NoticeValues): Promise<Partial<NoticeValues>> {
  if (link === '' && link_label !== '') return { link: 'Give the page or the number to which it leads' };
  if (link === '' || isPhone(link)) return {};
  // Pages are loaded only here, because the server itself never edits a notice and need not load the words of all
  // pages.
  const { pages } = await import('../../../content/pages.ts');
  if (!pages.some(({ path }) => path === link))
    return {
      link: `“${link}” is neither a page of this site, such as /contact, nor a telephone number`,
    };
  return link_label === ''
    ? { link_label: 'Say in words where the link leads, such as “See the new dates”' }
    : {};
}

function wrongTimes(value: NoticeValues, minute: string): Partial<NoticeValues> {
  const { from_day, from_time, until_day, until_time } = value;
  const wrong: Partial<NoticeValues> = {};
  if (until_day === '') return { until_day: 'Give the last day. The notice is removed after it' };
  if (from_day === '' && from_time !== '') wrong.from_day = 'Give the day of this time';
  const until = [until_day, until_time].filter(Boolean).join(' ');
  if (`${until_day} ${until_time || '24:00'}` <= `${from_day} ${from_time || '00:00'}`)
    wrong.until_day = `It would end at ${until}, before it begins`;
  else if (stateAt(value, minute) === 'over') wrong.until_day = `${until} is past: give a later end`;
  return wrong;
}

function readMoment(name: 'from' | 'until', text: string): Partial<NoticeValues> {
  const [day = '', time = '', ...rest] = readSigns(text).split(/[ T]/);
  if (rest.length > 0)
    throw new OperatorError(`--${name} must be a day such as 2027-01-26, or "2027-01-26 18:00".`);
  return { [`${name}_day`]: day, [`${name}_time`]: time };
}

/** Day and time, such as "26 January 2027, 18:00". */
function moment(day: string, time: string): string {
  return [longDay(day), time].filter(Boolean).join(', ');
}
