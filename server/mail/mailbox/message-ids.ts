/** Id of an outbox entry in a Message-ID. Only recipients of the email know it. */
const OWN_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/;

/** Outbox id in a Message-ID; undefined if the email is not ours. */
export function outboxIdIn(messageId: string): string | undefined {
  return OWN_ID.exec(messageId)?.[1];
}

const ID = /<([^<>\s]{1,250})>/g;
const IDS_MAX = 200;

/** Everything in these texts that looks like a Message-ID, without brackets. */
export function idsIn(...texts: string[]): string[] {
  const ids = new Set<string>();
  for (const text of texts)
    for (const [, id = ''] of text.matchAll(ID)) {
      if (id.includes('@')) ids.add(id);
      if (ids.size === IDS_MAX) return [...ids];
    }
  return [...ids];
}
