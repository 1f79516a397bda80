import { randomBytes } from 'node:crypto';
import type { RunningSite } from './running-site.ts';

type Fields = Record<string, string | null>;

/** Runs an operator's command that must succeed, and gives what it prints with `--json`. */
export function operate(site: RunningSite, ...args: string[]): Fields {
  return JSON.parse(printed(site, args)) as Fields;
}

/** The same for commands that print a list. */
export function operateList(site: RunningSite, ...args: string[]): Fields[] {
  return JSON.parse(printed(site, args)) as Fields[];
}

function printed(site: RunningSite, args: string[]): string {
  const { status, stdout, stderr } = site.operator(...args, '--json');
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

export interface OpenedJob {
  id: string;
  title: string;
  type: string;
  location: string;
  description: string;
}

/** Opens a job under a title of its own. */
export function openJob(site: RunningSite): OpenedJob {
  const id = randomBytes(3).toString('hex');
  const job = {
    title: `Incident Responder ${id}`,
    type: 'Full-time',
    location: 'Pune',
    description: `Contain first, explain after. ${id}`,
  };
  const options = Object.entries(job).flatMap(([name, value]) => [`--${name}`, value]);
  return { ...job, id: String(operate(site, 'openings', 'open', ...options).id) };
}

export interface StoredSubmission extends Fields {
  reference: string;
  name: string;
  email: string;
}

/** The stored enquiries or applications of this e-mail address. */
export function storedFrom(
  site: RunningSite,
  noun: 'enquiries' | 'applications',
  email: string,
): StoredSubmission[] {
  const rows = JSON.parse(printed(site, [noun, 'list'])) as StoredSubmission[];
  return rows.filter((row) => row.email === email);
}
