import type { Command } from 'commander';
import type { Invitation } from '../../desk/access/invitation.ts';
import { requireDesk } from '../../desk/access/require-desk.ts';
import { makeSignInLink } from '../../desk/access/sign-in-link.ts';
import {
  changeRole,
  endAllSessions,
  endPerson,
  endSessionsOf,
  findPersonNamed,
  invitePerson,
  listWhoMayEnter,
  resetPerson,
} from '../../desk/access/people.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { eachAct } from '../../server/services/audit-log/read-audit-log.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { confirm } from '../confirm.ts';
import type { Output } from '../output.ts';

const PEOPLE_COLUMNS = { name: 24, role: 9, state: 7, passkeys: 8, sessions: 8, last_seen: 16 };
const TRAIL_COLUMNS = { time: 16, name: 20, sentence: 44, reference: 20 };

export function addDesk(program: Command): void {
  const desk = program.command('desk').description('people and devices of the desk');

  addVerb(desk, 'link', 'print a link that signs in as owner, once, within 10 minutes', 'link').action(
    withSystem(async (deps, output) => {
      const { url } = requireDesk(deps);
      const { token, expires } = await makeSignInLink(deps);
      await output.object({ link: `${url}/link#${token}`, expires });
      output.say(`Without JavaScript: open ${url}/link and paste the part after #.`);
    }),
  );

  addVerb(
    desk,
    'invite',
    'invite somebody: print a link that registers a passkey, once, within 30 minutes',
    'invite --name "Meera Nair" --role office',
  )
    .requiredOption('--name <name>', 'name as shown at the desk')
    .requiredOption('--role <role>', 'owner, office, recruiter or trainer')
    .action(
      withSystem(async (deps, output, { name, role }) => {
        requireDesk(deps);
        await showInvitation(deps, output, await invitePerson(deps, { name, role }));
      }),
    );

  addVerb(desk, 'list', 'list the people of the desk', 'list').action(
    withSystemToRead(async (deps, output) => output.list(await listWhoMayEnter(deps), PEOPLE_COLUMNS)),
  );

  addVerb(
    desk,
    'reset <name>',
    'after a lost passkey: remove all passkeys and sessions of a person and print a new link',
    'reset "Meera Nair"',
  ).action(
    withSystem(async (deps, output, name) => {
      requireDesk(deps);
      const { id } = await findPersonNamed(deps, name);
      await showInvitation(deps, output, await resetPerson(deps, id));
      output.say('The firm is notified by email.');
    }),
  );

  addVerb(desk, 'role <name>', 'change the role of a person', 'role "Meera Nair" --role recruiter')
    .requiredOption('--role <role>', 'owner, office, recruiter or trainer')
    .action(
      withSystem(async (deps, output, name, { role }) => {
        const { id } = await findPersonNamed(deps, name);
        await showPerson(output, await changeRole(deps, id, role));
      }),
    );

  addVerb(
    desk,
    'end <name>',
    'end the access of a person: remove all passkeys and sessions; the audit log keeps the name',
    'end "Meera Nair"',
  ).action(
    withSystem(async (deps, output, name) => {
      const { id } = await findPersonNamed(deps, name);
      await showPerson(output, await endPerson(deps, id));
    }),
  );

  addVerb(
    desk,
    'end-sessions [name]',
    'end all sessions, or those of one person, for example after a theft',
    'end-sessions',
    'end-sessions "Meera Nair"',
  )
    .option('--yes', 'skip the confirmation')
    .action(
      withSystem(async (deps, output, name, options) => {
        if (name === undefined) {
          await confirm(
            'This ends all sessions of everybody, including those by link, and cancels all unused links.',
            options,
          );
          return await output.object(await endAllSessions(deps));
        }
        const person = await findPersonNamed(deps, name);
        await confirm(`This ends all sessions of ${person.name}.`, options);
        await output.object({ name: person.name, sessions: await endSessionsOf(deps, person.id) });
      }),
    );

  addVerb(desk, 'audit-log', 'list who did what, newest first', 'audit-log').action(
    withSystemToRead(async (deps, output) => output.list(eachAct(deps), TRAIL_COLUMNS)),
  );
}

async function showPerson(output: Output, { name, role, state }: Invitation['person']): Promise<void> {
  await output.object({ name, role, state });
}

async function showInvitation(
  { config }: Dependencies,
  output: Output,
  { person, token, expires }: Invitation,
): Promise<void> {
  const link = `${requireDesk({ config }).url}/welcome#${token}`;
  await output.object({ name: person.name, role: person.role, link, expires });
}
