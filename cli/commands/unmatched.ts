import { type Command, Option } from 'commander';
import { deleteUnmatchedMail } from '../../server/services/replies/delete-unmatched.ts';
import { matchByHand, archive } from '../../server/services/replies/match-by-hand.ts';
import { eachUnmatched, showUnmatched, UNMATCHED_LISTS } from '../../server/services/replies/read-replies.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { confirm } from '../confirm.ts';

const COLUMNS = { id: 32, received: 16, from: 28, subject: 40 };

export function addUnmatched(program: Command): void {
  const unmatched = program
    .command('unmatched')
    .description('emails from outside that belong to no enquiry and no application');

  addVerb(unmatched, 'list', 'newest first', 'list', 'list --show programs')
    .addOption(
      new Option('--show <list>', 'from people, from programs, or archived')
        .choices(UNMATCHED_LISTS)
        .default('people'),
    )
    .action(
      withSystemToRead(async (deps, output, { show }) => output.list(eachUnmatched(deps, show), COLUMNS)),
    );

  addVerb(
    unmatched,
    'show <id>',
    'one mail as text, and what came from the same address',
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
    'put it to an enquiry or application, as if it had come there',
    'match 3f1c09a4d2b87e65aa01bc23de45f678 --to E-7K3M-9Q',
  )
    .requiredOption('--to <reference>', 'where it belongs')
    .action(
      withSystem(async (deps, output, id, { to }) => {
        const { reference, name } = await matchByHand(deps, id, to);
        await output.object({ reference, name });
      }),
    );

  addVerb(
    unmatched,
    'archive <id>',
    'archive an email, which is deleted in its time',
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
    'put an archived email back on its list',
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
    'delete it here with what came with it; in the mailbox it stays',
    'delete 3f1c09a4d2b87e65aa01bc23de45f678',
  )
    .option('--yes', 'do not ask')
    .action(
      withSystem(async (deps, output, id, options) => {
        const { reply } = await showUnmatched(deps, id);
        await confirm(
          `This deletes the mail “${reply.subject}” from ${reply.sender || 'an unknown sender'} for good; in the mailbox it stays.`,
          options,
        );
        const { filesLeft } = await deleteUnmatchedMail(deps, id);
        await output.object({ deleted: id, files_left: filesLeft });
      }),
    );
}
