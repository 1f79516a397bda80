import type { Command, CommandUnknownOpts } from 'commander';
import { pino } from 'pino';
import { operatorCommand } from '../server/config.ts';
import { loadEnvironment } from '../server/settings-file.ts';
import { type ActingDependencies, type Purpose, withDependencies } from '../server/services/dependencies.ts';
import { createOutput, type Output } from './output.ts';
import { terminal } from './terminal.ts';

/** Adds a verb to a command, with its description, its examples for --help, and the option --json. */
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

/**
 * Makes the function that runs a verb. It opens the data of the site and passes on the operand and the options from
 * commander.
 */
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

/**
 * Makes the function that runs a verb which only reads. Such a verb also works if the resume store belongs to another
 * database.
 */
export function withSystemToRead<First, Second>(
  work: (deps: ActingDependencies, output: Output, first: First, second: Second) => Promise<void>,
) {
  return withSystem(work, 'reading');
}

/** Log on standard error, because standard output contains only the answer. */
export function operatorLog() {
  return pino({ level: 'warn' }, terminal().stderr);
}
