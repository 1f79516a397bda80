import { text as textOf } from 'node:stream/consumers';
import { type Command, type CommandUnknownOpts, Option } from 'commander';
import { actOnThing, editThing, eraseThing, makeThing } from '../server/services/catalogue/edit-thing.ts';
import type { Fields, Listed, Thing } from '../server/services/catalogue/thing.ts';
import { listThings, requireThing, undoVersion } from '../server/services/catalogue/versions.ts';
import type { ActingDependencies } from '../server/services/dependencies.ts';
import { OperatorError } from '../server/services/operator-error.ts';
import { readableFile } from '../server/services/readable-file.ts';
import { addVerb, withSystem, withSystemToRead } from './command.ts';
import { confirm } from './confirm.ts';
import { addExport } from './export-rows.ts';
import type { Output } from './output.ts';

type Options = Record<string, string | boolean | undefined>;
type Found = Listed<Record<string, string>, string, string>;

/** Adds the command for something that the office edits. Its verbs come from the declaration. */
export function addThing(program: Command, thing: Thing): Command {
  const { noun, command, making, acts, person } = thing;
  const { example, print } = command;
  const added = program.command(noun).description(command.help);
  const withPrinted = (work: (deps: ActingDependencies, id: string, options: Options) => Promise<Found>) =>
    withSystem<string, Options>(async (deps, output, id, options) =>
      output.object(print(await work(deps, id, options))),
    );

  addVerb(added, 'list', command.list, 'list').action(
    withSystemToRead<Options, Command>(async (deps, output) =>
      output.list((await listThings(deps, thing)).map(print), command.columns),
    ),
  );

  if (making) {
    const { verb, help, examples, isDraft } = making.command;
    const made = addVerb(added, verb, help, ...examples.map((options) => `${verb} ${options}`));
    addOptions(made, thing.fields, { isNew: true });
    const canBeDraft = making.draft && !isDraft;
    if (canBeDraft) made.option('--draft', `save it as a draft; ${noun} publish puts it on the site`);
    made.action(
      withSystem<Options, Command>(async (deps, output, options) => {
        const typed = await readOptions(thing.fields, options);
        const draft = isDraft || options['draft'] === true;
        await output.object(print(await makeThing(deps, thing, typed, { isDraft: draft })));
      }),
    );
  }
  if (command.hasShow)
    addVerb(added, 'show <id>', `show one ${thing.name}`, `show ${example}`).action(
      withSystemToRead<string, Options>(async (deps, output: Output, id) =>
        output.object(print(await requireThing(deps, thing, id))),
      ),
    );

  const { verb, help, examples } = command.edit;
  const edit = addVerb(added, `${verb} <id>`, help, ...examples.map((each) => `${verb} ${example} ${each}`));
  addOptions(edit, thing.fields);
  edit.action(
    withPrinted(async (deps, id, options) =>
      editThing(deps, thing, id, await readOptions(thing.fields, options)),
    ),
  );

  for (const [name, { help: says }] of Object.entries(acts))
    addVerb(added, `${name} <id>`, says, `${name} ${example}`).action(
      withPrinted((deps, id) => actOnThing(deps, thing, id, name)),
    );
  addVerb(added, 'undo <id>', 'undo the last change; undo again to restore it', `undo ${example}`).action(
    withPrinted((deps, id) => undoVersion(deps, thing, id)),
  );
  if (person)
    addVerb(added, 'erase <id>', person.help, `erase ${example}`)
      .option('--yes', 'skip the confirmation')
      .action(
        withSystem(async (deps, output, id, options) => {
          const { value } = await requireThing(deps, thing, id);
          await confirm(person.warning(value), options);
          await eraseThing(deps, thing, id);
          await output.object({ erased: id });
        }),
      );

  if (command.exported)
    addExport(
      added,
      command.exported.as,
      [`export all ${noun} as CSV or JSON`, `export --format csv --out ${noun}.csv`],
      [...command.exported.columns],
      async (deps) => (await listThings(deps, thing)).map(print),
    );
  return added;
}

/** Options for these fields. A field of several lines can also be read from a file. */
export function addOptions(
  verb: CommandUnknownOpts,
  fields: Fields,
  { isNew = false }: { isNew?: boolean } = {},
): void {
  for (const { option, input } of Object.values(fields)) {
    if (!option) continue;
    const isFile = typeof input === 'object' && 'lines' in input && !option.read;
    const isRequired = isNew && option.isRequired === true;
    const added = new Option(option.flags, option.help);
    if (typeof input === 'object' && 'choices' in input && !option.read)
      added.choices(input.choices.map(({ value }) => value));
    verb.addOption(added.makeOptionMandatory(isRequired && !isFile));
    if (isFile) verb.option(fileFlags(option.flags), 'read the text from a file');
  }
}

/** Reads the fields given on the command line. */
export async function readOptions(fields: Fields, options: Options): Promise<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const [name, { option }] of Object.entries(fields)) {
    if (!option) continue;
    const given = options[new Option(option.flags).attributeName()];
    const file = options[new Option(fileFlags(option.flags)).attributeName()];
    if (typeof given === 'string' && typeof file === 'string')
      throw new OperatorError(`Give ${option.flags} or ${fileFlags(option.flags)}, not both.`);
    const text = typeof file === 'string' ? (await textOf((await readableFile(file))())).trimEnd() : given;
    if (typeof text === 'string') Object.assign(typed, option.read?.(text) ?? { [name]: text });
  }
  return typed;
}

/** Converts `--text <text>` to `--text-file <file>`. */
function fileFlags(flags: string): string {
  return `${flags.split(' ')[0]}-file <file>`;
}
