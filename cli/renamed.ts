import type { Command } from 'commander';
import { OperatorError } from '../server/services/operator-error.ts';

/** Commands that had other names in earlier releases. */
const RENAMED = { jobs: 'openings', letters: 'templates' };

/** Refuses the old names, and names the new ones. */
export function addRenamed(program: Command): void {
  for (const [old, name] of Object.entries(RENAMED))
    program
      .command(old, { hidden: true })
      .argument('[words...]')
      .allowUnknownOption()
      .action(() => {
        throw new OperatorError(`The command ${old} is now called ${name}. Type ${name} instead.`);
      });
}
