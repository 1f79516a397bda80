import { text as textOf } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import {
  type LetterTemplate,
  listTemplates,
  placeholdersFor,
  requireLetterTemplate,
  restoreTemplate,
  saveTemplate,
  undoTemplate,
} from '../../server/services/mail/letter-templates.ts';
import { placeholder } from '../../server/services/mail/template.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { readableFile } from '../../server/services/readable-file.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import type { Fields, Output } from '../output.ts';

const COLUMNS = { letter: 26, about: 11, words: 8, subject: 50 };

interface Options {
  subject?: string;
  text?: string;
  textFile?: string;
}

export function addLetters(program: Command): void {
  const letters = program
    .command('letters')
    .description('the words with which answers to enquiries and applications begin');

  addVerb(letters, 'list', 'all of them, with --json also their texts', 'list', 'list --json').action(
    withSystemToRead(async (deps, output) => output.list((await listTemplates(deps)).map(fieldsOf), COLUMNS)),
  );

  addVerb(letters, 'show <letter>', 'one, and the placeholders it may have', 'show course-details').action(
    withSystemToRead<string, unknown>(async (deps, output, id) => print(deps, output, id)),
  );

  addVerb(
    letters,
    'set <letter>',
    'change its words; letters are written with them from then on',
    'set call --subject "A call on {day}"',
    'set call --text-file call.txt',
  )
    .option('--subject <subject>', 'the reference is added to it')
    .option('--text <text>', 'with placeholders such as {name}')
    .option('--text-file <file>', 'the same, from a file')
    .action(
      withSystem<string, Options>(async (deps, output, id, { subject, text, textFile }) => {
        if (text !== undefined && textFile !== undefined)
          throw new OperatorError('Give the text or a file: leave --text or --text-file out.');
        const given =
          textFile === undefined ? text : (await textOf((await readableFile(textFile))())).trimEnd();
        if (subject === undefined && given === undefined)
          throw new OperatorError('Name what to change: --subject, --text or --text-file.');
        const present = await requireLetterTemplate(deps, id);
        const words = { subject: subject ?? present.subject, text: given ?? present.text };
        await saveTemplate(deps, id, words, present.version);
        await print(deps, output, id);
      }),
    );

  for (const [verb, description, act] of [
    ['restore', 'the original words again', restoreTemplate],
    ['undo', 'take the last change back', undoTemplate],
  ] as const)
    addVerb(letters, `${verb} <letter>`, description, `${verb} course-details`).action(
      withSystem<string, unknown>(async (deps, output, id) => {
        await act(deps, id);
        await print(deps, output, id);
      }),
    );
}

async function print(deps: ActingDependencies, output: Output, id: string): Promise<void> {
  const template = await requireLetterTemplate(deps, id);
  const placeholders = placeholdersFor(template.about).map(placeholder).join(' ');
  await output.object({ ...fieldsOf(template), placeholders });
}

function fieldsOf({ id, about, isChanged, subject, text }: LetterTemplate): Fields {
  return { letter: id, about, words: isChanged ? 'changed' : 'original', subject, text };
}
