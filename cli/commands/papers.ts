import { readFile } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import { CERTIFICATE_DESIGNS, CERTIFICATE_SENTENCES } from '../../domain/certificate-design.ts';
import {
  choosePaper,
  FIRST_CHOICE,
  forgetClassPaper,
  type PaperChoice,
  readPaperChoices,
} from '../../server/services/papers/paper-choices.ts';
import {
  addSignatory,
  changeSignatory,
  listSignatories,
  removeSignatory,
  type Signatory,
} from '../../server/services/papers/signatories.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';

/** Adds the verbs for certificate designs and signatories. */
export function addPapers(certificates: Command): void {
  addVerb(certificates, 'signatories', 'list signatories', 'signatories').action(
    withSystemToRead(async (deps, output) =>
      output.list((await listSignatories(deps)).map(asLine), { id: 36, name: 30, role: 40, picture: 7 }),
    ),
  );

  addVerb(
    certificates,
    'add-signatory',
    'add a signatory; set-design chooses who signs',
    'add-signatory --name "Meera Nair" --role "Director of Training" --picture meera.png',
  )
    .requiredOption('--name <name>', 'name under the signature')
    .requiredOption('--role <role>', 'role under the name')
    .option('--picture <file>', 'signature as a PNG; default: space for a signature by hand')
    .action(
      withSystem(async (deps, output, { name, role, picture }) =>
        output.object(asLine(await addSignatory(deps, { name, role, picture: await read(picture) }))),
      ),
    );

  addVerb(
    certificates,
    'edit-signatory <id>',
    'change name, role or signature for certificates issued from now on',
    'edit-signatory 3f0c… --role "Head of Training"',
  )
    .option('--name <name>', 'name under the signature')
    .option('--role <role>', 'role under the name')
    .option('--picture <file>', 'signature as a PNG, or none to sign by hand')
    .action(
      withSystem(async (deps, output, id, { name, role, picture }) => {
        const changed = picture === 'none' ? null : await read(picture);
        await output.object(asLine(await changeSignatory(deps, id, { name, role, picture: changed })));
      }),
    );

  addVerb(
    certificates,
    'end-signatory <id>',
    'remove a signatory; issued certificates keep the signature',
    'end-signatory 3f0c…',
  ).action(
    withSystem(async (deps, output, id) => {
      await removeSignatory(deps, id);
      await output.object({ ended: id });
    }),
  );

  addVerb(
    certificates,
    'designs',
    'list the certificate designs of the firm and of classes with their own',
    'designs',
  ).action(
    withSystemToRead(async (deps, output) => {
      const { firm, classes } = await readPaperChoices(deps);
      const lines = [asRow('', firm ?? FIRST_CHOICE), ...[...classes].map((each) => asRow(...each))];
      await output.list(lines, {
        class: 30,
        design: 8,
        signatories: 73,
        hours: 5,
        class_printed: 13,
        says: 9,
      });
    }),
  );

  addVerb(
    certificates,
    'set-design',
    'change the certificate design for certificates issued from now on; other settings stay',
    'set-design --design engraved --sign 3f0c…,81ab… --hours',
    'set-design --class "Pune, autumn 2026" --sign none --class-printed',
    'set-design --class "Weekend workshops" --says attended',
    'set-design --class "Pune, autumn 2026" --as-firm',
  )
    .option('--class <name>', 'class with its own design; default: the firm')
    .addOption(new Option('--design <design>', 'name of the design').choices(CERTIFICATE_DESIGNS))
    .option('--sign <ids>', 'ids of the signatories, separated by commas, or none')
    .option('--hours', 'print the hours of teaching, if the course’s page states them')
    .option('--no-hours', 'do not print the hours of teaching')
    .option('--class-printed', 'print the name of the class')
    .option('--no-class-printed', 'do not print the name of the class')
    .addOption(
      new Option(
        '--says <sentence>',
        'what the certificate states: completed and passed, completed, or attended',
      ).choices(CERTIFICATE_SENTENCES),
    )
    .option('--as-firm', 'use the design of the firm for the class again')
    .action(
      withSystem(async (deps, output, { class: name, design, sign, hours, classPrinted, says, asFirm }) => {
        if (asFirm) {
          if (name === undefined) throw new OperatorError('Name the class with --class.');
          await forgetClassPaper(deps, name);
          return await output.object({ class: name, paper: 'as the firm' });
        }
        const { firm, classes } = await readPaperChoices(deps);
        const before = (name === undefined ? undefined : classes.get(name)) ?? firm ?? FIRST_CHOICE;
        const chosen = {
          design: design ?? before.design,
          signatories: sign === undefined ? before.signatories : sign === 'none' ? [] : sign.split(','),
          showsHours: hours ?? before.showsHours,
          showsClass: classPrinted ?? before.showsClass,
          says: says ?? before.says,
        };
        await choosePaper(deps, name, chosen);
        return await output.object(asRow(name ?? '', chosen));
      }),
    );
}

function asRow(className: string, { design, signatories, showsHours, showsClass, says }: PaperChoice) {
  return {
    class: className || null,
    design,
    signatories: signatories.join(',') || null,
    hours: showsHours ? 'yes' : 'no',
    class_printed: showsClass ? 'yes' : 'no',
    says,
  };
}

function asLine({ id, name, role, image }: Signatory) {
  return { id, name, role, picture: image === '' ? 'no' : 'yes' };
}

async function read(file: string | undefined): Promise<Buffer | undefined> {
  if (file === undefined) return undefined;
  return await readFile(file).catch((error: Error) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}.`);
  });
}
