/** What of an answered submission could still be lost in a power cut, read from a trace of the server's system calls. */
export interface Unsynced {
  answers: number;
  findings: string[];
}

/** What `strace` has to follow: `-f -y -s 64` and these calls. */
export const TRACED_CALLS = 'read,write,writev,pwrite64,fsync,fdatasync,rename';

const POST = /^read\((\d+)<.*"POST \/api\//;
const ANSWER = /^writev?\((\d+)<.*"HTTP\/1\.1 200 /;
const LOG_WRITTEN = /^pwrite64\(\d+<[^>]*\/site\.db-wal>/;
const SYNCED = /^f(?:data)?sync\(\d+<([^>]*)>.* = 0/;
const KEPT = /^rename\("([^"]*)", "([^"]*)"\) = 0/;

/** Expects one request at a time, so that all that is written between a request and its answer belongs to it. */
export function findUnsynced(trace: string): Unsynced {
  const findings: string[] = [];
  let answers = 0;
  let connection: string | undefined;
  let isLogDirty = false;
  let hasSyncedLog = false;
  let isFolderDirty = false;
  const syncedFiles = new Set<string>();

  for (const call of wholeCalls(trace)) {
    connection = POST.exec(call)?.[1] ?? connection;
    const [, synced] = SYNCED.exec(call) ?? [];
    const [, temporary, kept] = KEPT.exec(call) ?? [];
    if (POST.test(call)) hasSyncedLog = false;
    if (LOG_WRITTEN.test(call)) isLogDirty = true;
    if (synced?.endsWith('/site.db-wal')) [isLogDirty, hasSyncedLog] = [false, true];
    if (synced?.endsWith('/resumes')) isFolderDirty = false;
    if (synced !== undefined) syncedFiles.add(synced);
    if (temporary !== undefined && !syncedFiles.has(temporary)) findings.push(`not synced: ${kept}`);
    if (temporary !== undefined) isFolderDirty = true;
    if (connection !== undefined && ANSWER.exec(call)?.[1] === connection) {
      answers += 1;
      connection = undefined;
      if (isLogDirty || !hasSyncedLog) findings.push(`answer ${answers} before its log was synced`);
      if (isFolderDirty) findings.push(`answer ${answers} before the folder of its resume was synced`);
    }
  }
  return { answers, findings };
}

/** Tells whether a power cut could leave the note of a backup without `file`: its folder is synced before the note is written. */
export function isBackupSafe(trace: string, file: string): boolean {
  let state: 'unnamed' | 'named' | 'safe' = 'unnamed';
  for (const call of wholeCalls(trace)) {
    const [, place] = SYNCED.exec(call) ?? [];
    if (KEPT.exec(call)?.[2] === file) state = 'named';
    if (state === 'named' && place !== undefined && file.startsWith(`${place}/`)) state = 'safe';
    if (state === 'named' && LOG_WRITTEN.test(call)) return false;
  }
  return state === 'safe';
}

/** The calls in the order of their ends: one that another thread interrupts takes two lines of a trace. */
function* wholeCalls(trace: string): Generator<string> {
  const begun = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const [, thread = '', text = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, rest] = /^<\.\.\. \w+ resumed>(.*)$/.exec(text) ?? [];
    if (text.endsWith(' <unfinished ...>')) begun.set(thread, text.slice(0, -' <unfinished ...>'.length));
    else yield rest === undefined ? text : `${begun.get(thread) ?? ''}${rest}`;
  }
}
