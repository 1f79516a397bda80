import type { Command } from '@commander-js/extra-typings';
import { requireDesk } from '../../server/services/desk/require-desk.ts';
import { makeSessionLink } from '../../server/services/desk/make-session-link.ts';
import { addVerb, withSystem } from '../command.ts';

export function addDesk(program: Command): void {
  const desk = program.command('desk').description("the private pages of the firm's people (npm run desk)");

  addVerb(desk, 'link', 'print a link that opens the desk as owner, once, within 10 minutes', 'link').action(
    withSystem(async (deps, output) => {
      const { url } = requireDesk(deps);
      const { token, expires } = await makeSessionLink(deps);
      await output.object({ link: `${url}/link#${token}`, expires });
      output.say(`Without script: open ${url}/link and paste what stands after #.`);
    }),
  );
}
