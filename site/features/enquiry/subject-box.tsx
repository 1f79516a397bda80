import { Glyph } from '../../ui/glyph.tsx';

interface SubjectBoxProps {
  /** The first line of the sent message: the label, a colon and the name of the subject. */
  line: string;
  /** Query of the contact page with this subject. A refused form has no query. */
  query?: string;
}

/** Subject of an enquiry. It can be removed without JavaScript, and typed text stays. */
export function SubjectBox({ line, query }: SubjectBoxProps) {
  return (
    <label className="subject-box">
      <input type="checkbox" name="subject" value={line} defaultChecked data-query={query} />
      <span>{`About: ${line.slice(line.indexOf(': ') + 2)}`}</span>
      <Glyph name="close" />
    </label>
  );
}
