import { PATHS } from '../../contracts/paths.ts';

/** Beside the form of an enquiry: what its sender gets, and what becomes of what is typed. */
export function FormNotice({ text }: { text: string }) {
  return (
    <p className="note">
      {text} <a href={PATHS.privacy}>What we store, and for how long</a>
    </p>
  );
}
