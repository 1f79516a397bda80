import { type CompoundList, parse, type PipelineNode, type Statement } from 'unbash';

export interface ShellOptions {
  /** `bash -e`, as in GitHub Actions: the script ends at a failing command. */
  endsOnFailure: boolean;
  /** A pipeline fails if any of its commands does; set by `shell: bash`. */
  pipefail: boolean;
}

/** Returns the exit status of a command. */
export type RunCommand = (words: string[], environment: Record<string, string>) => number;

/** Command unknown to the simulation, with a message for the learner. */
export class NotSimulated extends Error {}

class Exit {
  readonly status: number;
  constructor(status: number) {
    this.status = status;
  }
}

/**
 * Interprets a Bash script: lists, pipes, conditions, groups, exit. `run` simulates the commands themselves.
 *
 * @returns the exit status of the script
 */
export function simulateShell(script: string, options: ShellOptions, runCommand: RunCommand): number {
  const { commands: statementsOfScript, errors } = parse(script);
  if (errors?.[0]) throw new NotSimulated(`Bash cannot read “${script.trim()}”: ${errors[0].message}.`);
  let endsOnFailure = options.endsOnFailure;
  let pipefail = options.pipefail;
  let lastStatus = 0;

  function list(statements: readonly Statement[], isTested: boolean): number {
    let status = 0;
    for (const { command: node, background } of statements) {
      if (background) {
        runNode(node, true);
        status = 0;
        continue;
      }
      // In a list with && and || only the last command can end the script.
      status = node.type === 'AndOr' ? andOr(node, isTested) : runNode(node, isTested);
    }
    return status;
  }

  function andOr(
    { commands, operators }: { commands: readonly PipelineNode[]; operators: readonly string[] },
    isTested: boolean,
  ): number {
    let status = 0;
    commands.forEach((node, index) => {
      const operator = operators[index - 1];
      const isSkipped = (operator === '&&' && status !== 0) || (operator === '||' && status === 0);
      if (!isSkipped) status = runNode(node, isTested || index < commands.length - 1);
    });
    return status;
  }

  function body({ commands }: CompoundList, isTested: boolean): number {
    return list(commands, isTested);
  }

  function ended(status: number, isTested: boolean): number {
    lastStatus = status;
    if (status !== 0 && endsOnFailure && !isTested) throw new Exit(status);
    return status;
  }

  function runNode(node: Statement['command'], isTested: boolean): number {
    switch (node.type) {
      case 'AndOr':
        return andOr(node, isTested);
      case 'Pipeline': {
        const isNegated = node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
        const isPipe = node.commands.length > 1;
        const statuses = node.commands.map((each) => runNode(each, isTested || isPipe || isNegated));
        const last = statuses.at(-1) ?? 0;
        const status = pipefail ? (statuses.findLast((each) => each !== 0) ?? 0) : last;
        if (isNegated) return status === 0 ? 1 : 0;
        return isPipe ? ended(status, isTested) : status;
      }
      case 'Redirected':
        return runNode(node.command, isTested);
      case 'BraceGroup':
        return body(node.body, isTested);
      case 'Subshell':
        return inSubshell(() => body(node.body, isTested), isTested);
      case 'If': {
        const branches = [node, ...node.elif];
        const taken = branches.find(({ clause }) => body(clause, true) === 0);
        if (taken) return body(taken.then, isTested);
        return node.else ? body(node.else, isTested) : 0;
      }
      case 'Command': {
        const words = [node.name, ...node.args].flatMap((word) => (word?.type === 'Word' ? word.value : []));
        const environment = Object.fromEntries(
          node.prefix.flatMap((each) => (each.type === 'Assignment' ? [assignment(each.text)] : [])),
        );
        if (words.length === 0) return 0;
        return ended(command(words, environment), isTested);
      }
      default:
        throw new NotSimulated(
          'Keep to plain commands here: a loop or a function is not followed by this check.',
        );
    }
  }

  function inSubshell(run: () => number, isTested: boolean): number {
    try {
      return run();
    } catch (exit) {
      if (exit instanceof Exit) return ended(exit.status, isTested);
      throw exit;
    }
  }

  function command(words: string[], environment: Record<string, string>): number {
    const [name, ...rest] = words;
    if (name === 'exit') throw new Exit([undefined, '$?'].includes(rest[0]) ? lastStatus : Number(rest[0]));
    if (name === 'false') return 1;
    if (name === 'set') {
      const flags = rest.join(' ');
      if (/(^| )-\w*e/.test(flags)) endsOnFailure = true;
      if (/(^| )\+\w*e/.test(flags)) endsOnFailure = false;
      if (/-\w*o pipefail/.test(flags)) pipefail = true;
      if (/\+\w*o pipefail/.test(flags)) pipefail = false;
      return 0;
    }
    if (name && ['time', 'exec', 'command', 'env', 'sudo'].includes(name)) {
      const [, ...inner] = words;
      const set = inner.findIndex((word) => !word.includes('=') && !word.startsWith('-'));
      return set < 0
        ? 0
        : command(inner.slice(set), {
            ...environment,
            ...Object.fromEntries(inner.slice(0, set).map(assignment)),
          });
    }
    return runCommand(words, environment);
  }

  try {
    return list(statementsOfScript, false);
  } catch (exit) {
    if (exit instanceof Exit) return exit.status;
    throw exit;
  }
}

function assignment(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name, value.join('=').replaceAll(/^["']|["']$/g, '')];
}
