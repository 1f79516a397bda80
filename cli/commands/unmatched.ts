import { type Command, Option } from 'commander';
import { deleteUnmatchedMail } from '../../server/services/replies/delete-unmatched.ts';
import { matchByHand, archive } from '../../server/services/replies/match-by-hand.ts';
import { eachUnmatched, showUnmatched, UNMATCHED_LISTS } from '../../server/services/replies/read-replies.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { confirm } from '../confirm.ts';

const COLUMNS = { id: 32, received: 16, from: 28, subject: 40 };

export function addUnmatched(program: Command): void {
  const unmatched = program.command('unmatched').description('incoming emails that belong to no submission');

  addVerb(unmatched, 'list', 'list unmatched emails, newest first', 'list', 'list --show programs')
    .addOption(
      new Option('--show <list>', 'emails from people, from programs, or archived ones')
        .choices(UNMATCHED_LISTS)
        .default('people'),
    )
    .action(
      withSystemToRead(async (deps, output, { show }) => output.list(eachUnmatched(deps, show), COLUMNS)),
    );

  addVerb(
    unmatched,
    'show <id>',
    'show one email as text, and the submissions from its address',
    'show 3f1c09a4d2b87e65aa01bc23de45f678',
  ).action(
    withSystemToRead(async (deps, output, id) => {
      const { reply, alsoFrom } = await showUnmatched(deps, id);
      await output.object({
        id: reply.id,
        received: reply.received,
        from: reply.sender,
        name: reply.sender_name,
        subject: reply.subject,
        kind: reply.kind,
        put_away: reply.put_away,
        attachments: reply.attachments.map(({ name, refusal }) => refusal ?? name).join(', ') || null,
        also_from: alsoFrom.map(({ reference }) => reference).join(', ') || null,
        text: reply.text,
        earlier: reply.earlier || null,
      });
    }),
  );

  addVerb(
    unmatched,
    'match <id>',
    'add an email to the submission it belongs to',
    'match 3f1c09a4d2b87e65aa01bc23de45f678 --to E-7K3M-9Q',
  )
    .requiredOption('--to <reference>', 'reference of the submission')
    .action(
      withSystem(async (deps, output, id, { to }) => {
        const { reference, name } = await matchByHand(deps, id, to);
        await output.object({ reference, name });
      }),
    );

  addVerb(
    unmatched,
    'archive <id>',
    'archive an email; it is deleted when its retention period ends',
    'archive 3f1c09a4d2b87e65aa01bc23de45f678',
  ).action(
    withSystem<string, unknown>(async (deps, output, id) => {
      await archive(deps, id, true);
      await output.object({ id, list: 'archived' });
    }),
  );

  addVerb(
    unmatched,
    'unarchive <id>',
    'move an archived email back to its list',
    'unarchive 3f1c09a4d2b87e65aa01bc23de45f678',
  ).action(
    withSystem<string, unknown>(async (deps, output, id) => {
      await archive(deps, id, false);
      const { reply } = await showUnmatched(deps, id);
      await output.object({ id, list: reply.kind === 'reply' ? 'people' : 'programs' });
    }),
  );

  addVerb(
    unmatched,
    'delete <id>',
    'delete an email and its attachments here; it stays in the mailbox',
    'delete 3f1c09a4d2b87e65aa01bc23de45f678',
  )
    .option('--yes', 'skip the confirmation')
    .action(
      withSystem(async (deps, output, id, options) => {
        const { reply } = await showUnmatched(deps, id);
        await confirm(
          `This permanently deletes the email “${reply.subject}” from ${reply.sender || 'an unknown sender'}. It stays in the mailbox.`,
          options,
        );
        const { filesLeft } = await deleteUnmatchedMail(deps, id);
        await output.object({ deleted: id, files_left: filesLeft });
      }),
    );
}
