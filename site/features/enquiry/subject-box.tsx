import { Glyph } from '../../ui/glyph.tsx';

interface SubjectBoxProps {
  /** The first line of the message that is sent: its label, a colon and the name. */
  line: string;
  /** Query of the contact page with this subject; a refused form has none. */
  query?: string;
}

/** Subject of an enquiry. Removing it needs no script and keeps what is typed. */
export function SubjectBox({ line, query }: SubjectBoxProps) {
  return (
    <label className="subject-box">
      <input type="checkbox" name="subject" value={line} defaultChecked data-query={query} />
      <span>{`About: ${line.slice(line.indexOf(': ') + 2)}`}</span>
      <Glyph name="close" />
    </label>
  );
}
