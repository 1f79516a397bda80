import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ScriptedImap {
  url: string;
  /** Something comes in, with the next number. */
  deliver(source: Buffer): void;
  /** Numbers of the mails whose content was asked for, in their order. */
  reads: number[];
  /** Commands so far, without their tags. */
  commands: string[];
  /** Connections that are open. */
  open(): number;
}

/** What a server does instead of the usual answer to commands that begin so. */
export type Script = Record<string, (socket: Socket, tag: string, command: string) => void>;

/** A mail server that does what the test wants, until the test is over. */
export async function scriptedImap(script: Script = {}, { uidNext = 1 } = {}): Promise<ScriptedImap> {
  const mails = new Map<number, Buffer>();
  const sockets = new Set<Socket>();
  const imap = { reads: [] as number[], commands: [] as string[], next: uidNext };

  function answer(socket: Socket, line: string): void {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    if (/^DONE$/i.test(tag)) return void socket.write(`${socket.idleTag} OK done\r\n`);
    imap.commands.push(command);
    const scripted = Object.entries(script).find(([start]) => command.startsWith(start));
    if (scripted) return scripted[1](socket, tag, command);
    const end = command.startsWith('IDLE') ? '' : `${tag} OK done\r\n`;
    socket.write(usual(command, socket, tag) + end, 'latin1');
  }

  function usual(command: string, socket: Socket, tag: string): string {
    if (command.startsWith('CAPABILITY')) return '* CAPABILITY IMAP4rev1 IDLE\r\n';
    if (command.startsWith('LIST')) return '* LIST () "/" INBOX\r\n';
    if (/^(?:EXAMINE|SELECT)/.test(command))
      return `* ${mails.size} EXISTS\r\n* OK [UIDVALIDITY 7] valid\r\n* OK [UIDNEXT ${imap.next}] next\r\n`;
    if (command.startsWith('LOGOUT')) return '* BYE\r\n';
    if (command.startsWith('IDLE')) {
      socket.idleTag = tag;
      return '+ idling\r\n';
    }
    if (command.startsWith('UID FETCH')) return fetched(command);
    return '';
  }

  function fetched(command: string): string {
    const [, first = '', last = first] = /^UID FETCH (\d+)(?::(\d+))?/.exec(command) ?? [];
    const part = /<(\d+)\.(\d+)>/.exec(command);
    return [...mails]
      .filter(([uid]) => uid >= Number(first) && uid <= Number(last))
      .map(([uid, source], index) => {
        const size = `UID ${uid} RFC822.SIZE ${source.length} INTERNALDATE "28-Nov-2026 10:00:00 +0530"`;
        if (!command.includes('BODY')) return `* ${index + 1} FETCH (${size})\r\n`;
        const start = Number(part?.[1] ?? 0);
        if (start === 0) imap.reads.push(uid);
        const piece = source.toString('latin1').slice(start, start + Number(part?.[2] ?? source.length));
        const section = part ? `BODY[]<${start}>` : 'BODY[]';
        return `* ${index + 1} FETCH (${size} ${section} {${piece.length}}\r\n${piece})\r\n`;
      })
      .join('');
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding('latin1').on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let rest = '';
    socket.on('data', (data: string) => {
      const lines = (rest + data).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(socket, line);
    });
    if (script['']) script['']?.(socket, '*', '');
    else socket.write('* OK ready\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://office:secret@127.0.0.1:${port}/INBOX`,
    deliver(source) {
      mails.set(imap.next, source);
      imap.next += 1;
      for (const socket of sockets) if (socket.idleTag) socket.write(`* ${mails.size} EXISTS\r\n`);
    },
    reads: imap.reads,
    commands: imap.commands,
    open: () => sockets.size,
  };
}

declare module 'node:net' {
  interface Socket {
    /** Of the command that waits for mails. */
    idleTag?: string;
  }
}
