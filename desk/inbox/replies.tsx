import { Glyph } from '../../site/ui/glyph.tsx';
import { kilobytes } from '../ui/kilobytes.ts';
import { ToneMark } from '../ui/tone-mark.tsx';
import { Time } from '../ui/time.tsx';
import type { ReplyView } from './reply-view.ts';

/** Replies as plain text. */
export function Replies({ replies }: { replies: ReplyView[] }) {
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies-heading">
      <h2 id="replies-heading">{replies.length === 1 ? 'Their reply' : 'Their replies'}</h2>
      <ol className="replies">
        {replies.map((reply) => (
          <li key={reply.id}>
            <p className="row reply-head">
              <strong>{reply.from}</strong>
              <Time value={reply.received} />
              {reply.isWaiting && <ToneMark tone="waiting" text="Not answered yet" />}
            </p>
            {reply.isFromOther && (
              <p className="muted">From a different address. Check that it is the same person.</p>
            )}
            <ReplyText {...reply} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const LACKS = {
  'too-large': 'This email is too large to store here. Read it in the mailbox. Its beginning:',
  unreadable: 'This email could not be read here. Read it in the mailbox.',
  cut: 'This email is very long. The rest of it is in the mailbox.',
};

/** Text of a reply: the new part first, earlier emails folded, attachments to download. */
export function ReplyText({ text, earlier, lack, attachments }: ReplyView) {
  return (
    <>
      {lack && <p className="reply-lack">{LACKS[lack]}</p>}
      {text === '' && !lack && <p className="muted">(No text)</p>}
      {text !== '' && <p className="visitor-text">{text}</p>}
      {earlier !== '' && (
        <details className="sent-letter">
          <summary>Earlier text</summary>
          <p className="visitor-text">{earlier}</p>
        </details>
      )}
      {attachments.length > 0 && (
        <ul className="reply-files">
          {attachments.map(({ id: attachment, name, bytes, href, marks, refusal }) => (
            <li key={attachment} className="row">
              {href === undefined ? (
                <span className="file-name">
                  {name} ({kilobytes(bytes)}), not kept
                </span>
              ) : (
                <a className="text-link" href={href} download>
                  <Glyph name="download" />
                  {name} ({kilobytes(bytes)})
                </a>
              )}
              {refusal !== '' && <span className="muted">{refusal} It is in the mailbox.</span>}
              {marks !== '' && (
                <span className="resume-marks">Be careful when you open it: this file {marks}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
