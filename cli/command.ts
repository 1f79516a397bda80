import type { Command } from 'commander';
import { pino } from 'pino';
import { loadEnvironment, readConfig } from '../server/config.ts';
import type { Dependencies } from '../server/services/dependencies.ts';
import { openStorage, type Purpose } from '../server/storage/storage.ts';
import { createOutput, type Output } from './output.ts';

/** Adds a verb with its description, its examples in --help, and --json. */
export function addVerb(noun: Command, usage: string, description: string, ...examples: string[]): Command {
  const lines = examples.map((example) => `  npm run -s operator -- ${noun.name()} ${example}`);
  return noun
    .command(usage)
    .description(description)
    .option('--json', 'print machine-readable JSON on standard output, and nothing else')
    .addHelpText('after', `\nExample:\n${lines.join('\n')}`);
}

/**
 * The action of a verb: opens the site's data, works beside a running server, and closes it again. Only a restore makes
 * data where there is none.
 */
export function withSystem(
  work: (deps: Dependencies, output: Output, ...args: never[]) => Promise<void>,
  purpose: Exclude<Purpose, 'server'> = 'command',
) {
  return async (...args: unknown[]): Promise<void> => {
    const command = args.at(-1) as Command;
    const config = readConfig(loadEnvironment());
    const log = operatorLog();
    const storage = await openStorage(config, log, purpose);
    try {
      const output = createOutput({ json: command.opts().json === true });
      await work({ storage, config, log, now: () => new Date() }, output, ...(args.slice(0, -1) as never[]));
    } finally {
      await storage.close();
    }
  };
}

/** On standard error, so that standard output holds the answer alone. */
export function operatorLog() {
  return pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
}
