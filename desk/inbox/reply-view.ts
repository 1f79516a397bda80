import { marksInWords, readMarks } from '../../domain/resume-marks.ts';
import type { Reply } from '../../server/services/replies/read-replies.ts';

export type ReplyView = ReturnType<typeof replyView>;

/** An incoming email for display. `path` is the prefix for downloads of its attachments. */
export function replyView(reply: Reply, path: string, email: string) {
  const { id, sender, sender_name, subject, text, earlier, lack, received } = reply;
  return {
    id,
    from: sender_name === '' ? sender : `${sender_name} (${sender})`,
    /** True if it is not from the submission's address. */
    isFromOther: reply.sender_lookup !== email.toLowerCase(),
    subject,
    text,
    earlier,
    lack,
    received,
    /** True if nobody has answered it. */
    isWaiting: reply.kind === 'reply' && reply.settled_by === null && reply.put_away === null,
    attachments: reply.attachments.map(({ id: attachment, name, bytes, file_key, marks, refusal }) => ({
      id: attachment,
      name,
      bytes,
      href: file_key === null ? undefined : `${path}/attachments/${attachment}`,
      marks: marksInWords(readMarks(marks ?? '')),
      refusal: refusal ?? '',
    })),
  };
}
