import type { Command, CommandUnknownOpts } from 'commander';
import { pino } from 'pino';
import { operatorCommand } from '../server/config.ts';
import { loadEnvironment } from '../server/settings-file.ts';
import { type ActingDependencies, type Purpose, withDependencies } from '../server/services/dependencies.ts';
import { createOutput, type Output } from './output.ts';
import { terminal } from './terminal.ts';

/** Adds a verb with its description, its examples in --help, and --json. */
export function addVerb<const Usage extends string>(
  noun: Command,
  usage: Usage,
  description: string,
  ...examples: string[]
) {
  const lines = examples.map((example) => `  ${operatorCommand(terminal().env)} ${noun.name()} ${example}`);
  return noun
    .command(usage)
    .description(description)
    .option('--json', 'print machine-readable JSON on standard output, and nothing else')
    .addHelpText('after', `\nExample:\n${lines.join('\n')}`);
}

/** The action of a verb: opens the site's data while it runs, and passes operand and options from commander. */
export function withSystem<First, Second>(
  work: (deps: ActingDependencies, output: Output, first: First, second: Second) => Promise<void>,
  purpose: Exclude<Purpose, 'server'> | 'preview' = 'command',
) {
  return async (first: First, second: Second, third?: unknown): Promise<void> => {
    const { json } = ((third ?? second) as CommandUnknownOpts).opts();
    await withDependencies(loadEnvironment(terminal().env), operatorLog(), purpose, (deps) =>
      work(deps, createOutput({ json: json === true, timeZone: deps.config.timeZone }), first, second),
    );
  };
}

/** The action of a verb that only reads, which also runs with a resume store of another database. */
export function withSystemToRead<First, Second>(
  work: (deps: ActingDependencies, output: Output, first: First, second: Second) => Promise<void>,
) {
  return withSystem(work, 'reading');
}

/** Logs to standard error, because standard output has only the answer. */
export function operatorLog() {
  return pino({ level: 'warn' }, terminal().stderr);
}
