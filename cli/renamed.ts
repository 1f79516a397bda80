import type { Command } from 'commander';
import { OperatorError } from '../server/services/operator-error.ts';

/** New names of commands, by the names that they had in earlier releases. */
const RENAMED: Record<string, string> = {
  jobs: 'openings',
  letters: 'templates',
  figures: 'statistics',
  'desk trail': 'desk audit-log',
  'data rehearse': 'data verify',
  'certificates papers': 'certificates designs',
  'certificates set-paper': 'certificates set-design',
  'certificates take-back': 'certificates undo-import',
  'unmatched put-away': 'unmatched archive',
  'unmatched bring-back': 'unmatched unarchive',
  'applications leave': 'applications hold',
};

/** Adds the old names. Using one fails with a message that has the new name. */
export function addRenamed(program: Command): void {
  for (const [old, name] of Object.entries(RENAMED)) {
    const [word = '', noun] = old.split(' ').toReversed();
    const commands = program.commands as unknown as Command[];
    const parent = commands.find((command) => command.name() === noun) ?? program;
    parent
      .command(word, { hidden: true })
      .argument('[words...]')
      .allowUnknownOption()
      .action(() => {
        throw new OperatorError(`The command ${old} is now called ${name}. Type ${name} instead.`);
      });
  }
}
