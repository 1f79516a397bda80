import { type Command, Option } from 'commander';
import { pages } from '../../content/pages.ts';
import { NOTICE_TONES } from '../../contracts/notice.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import {
  editNotice,
  type ListedNotice,
  listNotices,
  makeNotice,
  NOTICE_FIELDS,
  publishNotice,
  requireNotice,
  type TypedNotice,
  undoNotice,
  withdrawNotice,
} from '../../server/services/office-facts/notices.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { addExport } from '../export-rows.ts';
import type { Fields, Output } from '../output.ts';

const COLUMNS = { id: 14, state: 9, tone: 11, from: 16, until: 16, text: 60 };
const EXPORTED = ['id', 'state', 'tone', 'from', 'until', 'text', 'link', 'link_label'];
const PAGES = pages.map(({ path }) => path);

/** What is typed behind `add` and `edit`, in that order in their help. */
const OPTIONS = [
  new Option('--text <text>', 'what it says, in one or two plain sentences'),
  new Option('--tone <tone>', 'urgent stands first and begins with "Important:"').choices(NOTICE_TONES),
  new Option('--link <page>', 'a page such as /contact, or a telephone number'),
  new Option('--link-label <words>', 'the words of the link'),
  new Option(
    '--from <day>',
    'from then on, YYYY-MM-DD or "YYYY-MM-DD HH:MM" in the time zone of TIME_ZONE; default: at once',
  ),
  new Option('--until <day>', 'its last day, or the minute at which it leaves'),
];

type Options = Record<string, string | boolean | undefined>;

export function addNotices(program: Command): void {
  const notices = program
    .command('notices')
    .description(
      'a sentence on top of every page of the site, for some days; the site shows a change at once',
    );

  addVerb(notices, 'list', 'all notices, the newest first', 'list').action(
    withSystemToRead(async (deps, output) => output.list((await listNotices(deps)).map(fieldsOf), COLUMNS)),
  );

  const add = addVerb(
    notices,
    'add',
    'put a notice on the site',
    'add --text "We are closed on 26 January, Republic Day." --until 2027-01-26',
    'add --text "Our telephone is down." --tone urgent --link /contact --link-label "Write to us" --until "2027-01-05 18:00"',
  );
  for (const option of OPTIONS) add.addOption(option);
  add.option('--draft', 'keep it from the site until notices publish').action(
    withSystem<Options, Command>(async (deps, output, options) => {
      const values = { tone: 'information', ...typedIn(options) };
      const { id } = await makeNotice(deps, values, { pages: PAGES, isDraft: options['draft'] === true });
      await print(deps, output, id);
    }),
  );

  const edit = addVerb(
    notices,
    'edit <id>',
    'change what is given, keep the rest; "" takes away what may be left out',
    'edit notice-k3m7pq --until 2027-01-31',
  );
  for (const option of OPTIONS) edit.addOption(option);
  edit.action(
    withSystem<string, Options>(async (deps, output, id, options) => {
      await editNotice(deps, id, typedIn(options), { pages: PAGES });
      await print(deps, output, id);
    }),
  );

  for (const [verb, description, act] of [
    ['publish', 'put a draft on the site, or one that was taken from it', publish],
    ['withdraw', 'take it from the site; it stays in the list', withdrawNotice],
    ['undo', 'take the last change back', undoNotice],
  ] as const)
    addVerb(notices, `${verb} <id>`, description, `${verb} notice-k3m7pq`).action(
      withSystem<string, unknown>(async (deps, output, id) => {
        await act(deps, id);
        await print(deps, output, id);
      }),
    );

  addExport(
    notices,
    'notices',
    ['all notices as CSV or JSON', 'export --format csv --out notices.csv'],
    EXPORTED,
    async (deps) => (await listNotices(deps)).map(fieldsOf),
  );
}

/** What was given, by the names of the fields. */
function typedIn(options: Options): TypedNotice {
  const given: Record<string, string | boolean | undefined> = {
    text: options['text'],
    tone: options['tone'],
    link: options['link'],
    link_label: options['linkLabel'],
  };
  for (const name of ['from', 'until'] as const) {
    const typed = options[name];
    if (typeof typed !== 'string') continue;
    const [day = '', time = '', ...rest] = typed.trim().split(/[ T]/);
    if (rest.length > 0)
      throw new OperatorError(`--${name} is a day such as 2027-01-26, or "2027-01-26 18:00".`);
    given[`${name}_day`] = day;
    given[`${name}_time`] = time;
  }
  const typed = NOTICE_FIELDS.map((name) => [name, given[name]]);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string')) as TypedNotice;
}

async function publish(deps: ActingDependencies, id: string) {
  return await publishNotice(deps, id, { pages: PAGES });
}

async function print(deps: ActingDependencies, output: Output, id: string): Promise<void> {
  await output.object(fieldsOf(await requireNotice(deps, id)));
}

function fieldsOf({ id, state, value }: ListedNotice): Fields {
  const { text, tone, link, link_label, from_day, from_time, until_day, until_time } = value;
  const [from, until] = [`${from_day} ${from_time}`.trim(), `${until_day} ${until_time}`.trim()];
  return { id, state, tone, from: from || null, until, text, link: link || null, link_label };
}
