import { type Command, Option } from 'commander';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import {
  editTestimonial,
  eraseTestimonial,
  type ListedTestimonial,
  listTestimonials,
  makeTestimonial,
  publishTestimonial,
  requireTestimonial,
  TESTIMONIAL_FIELDS,
  type TypedTestimonial,
  undoTestimonial,
  withdrawTestimonial,
} from '../../server/services/office-facts/testimonials.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { confirm } from '../confirm.ts';
import type { Fields, Output } from '../output.ts';

const COLUMNS = { id: 18, state: 10, name: 24, role: 28, agreed_on: 10 };

/** What is typed behind `add` and `edit`, in that order in their help. */
const OPTIONS = [
  ['--name <name>', 'as it is shown'],
  ['--role <role>', 'course, or role and company'],
  ['--message <text>', 'what they said'],
  ['--agreed-by <name>', 'who agreed, by their full name; visitors do not see it'],
  ['--agreed-on <day>', 'the day of the consent, YYYY-MM-DD'],
  ['--agreed-to <text>', 'to what they agreed, and how'],
  ['--until <day>', 'the last day that was agreed to; default: until they withdraw'],
  ['--email <address>', 'with it, data erase finds this too'],
] as const;
/** Where the name of a field differs from that of its option. */
const OPTION_OF: Partial<Record<keyof TypedTestimonial, string>> = {
  agreed_by: 'agreedBy',
  agreed_on: 'agreedOn',
  agreed_to: 'agreedTo',
  until_day: 'until',
};

type Options = Record<string, string | boolean | undefined>;

export function addTestimonials(program: Command): void {
  const testimonials = program
    .command('testimonials')
    .description('what trainees said, with their consent; the site shows a change at once');

  addVerb(testimonials, 'list', 'all of them, the newest first', 'list').action(
    withSystemToRead(async (deps, output) =>
      output.list((await listTestimonials(deps)).map(fieldsOf), COLUMNS),
    ),
  );

  const add = addVerb(
    testimonials,
    'add',
    'keep one as a draft, until it is published',
    'add --name "Anita S." --role "DevOps Automation" --message "I learnt to give reasons." --agreed-by "Anita Sharma" --agreed-on 2027-01-12 --agreed-to "Name, course and these words; by email"',
  );
  const edit = addVerb(
    testimonials,
    'edit <id>',
    'change what is given, keep the rest',
    'edit testimonial-k3m7pq --role "Hardware & Networking"',
  );
  for (const [flags, description] of OPTIONS)
    for (const verb of [add, edit]) verb.addOption(new Option(flags, description));
  add.action(
    withSystem<Options, Command>(async (deps, output, options) => {
      await print(deps, output, (await makeTestimonial(deps, typedIn(options))).id);
    }),
  );
  edit.action(
    withSystem<string, Options>(async (deps, output, id, options) => {
      await editTestimonial(deps, id, typedIn(options));
      await print(deps, output, id);
    }),
  );

  for (const [verb, description, act] of [
    ['publish', 'show it on the site; it needs a consent', publishTestimonial],
    ['withdraw', 'take it from the site at once; it stays in the list', withdrawTestimonial],
    ['undo', 'take the last change back', undoTestimonial],
  ] as const)
    addVerb(testimonials, `${verb} <id>`, description, `${verb} testimonial-k3m7pq`).action(
      withSystem<string, unknown>(async (deps, output, id) => {
        await act(deps, id);
        await print(deps, output, id);
      }),
    );

  addVerb(testimonials, 'erase <id>', 'delete it with its consent, for good', 'erase testimonial-k3m7pq')
    .option('--yes', 'do not ask')
    .action(
      withSystem(async (deps, output, id, options) => {
        const { value } = await requireTestimonial(deps, id);
        await confirm(`This deletes what ${value.name} said, with the consent.`, options);
        await eraseTestimonial(deps, id);
        await output.object({ erased: id });
      }),
    );
}

/** What was given, by the names of the fields. */
function typedIn(options: Options): TypedTestimonial {
  const given = TESTIMONIAL_FIELDS.map((name) => [name, options[OPTION_OF[name] ?? name]]);
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string')) as TypedTestimonial;
}

async function print(deps: ActingDependencies, output: Output, id: string): Promise<void> {
  await output.object(fieldsOf(await requireTestimonial(deps, id)));
}

function fieldsOf({ id, state, value }: ListedTestimonial): Fields {
  const { until_day: until, ...fields } = value;
  return { id, state, ...fields, until };
}
