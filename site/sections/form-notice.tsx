import { PATHS } from '../../contracts/paths.ts';

/** Note beside the enquiry form: the benefit for the sender, and the use of the data. */
export function FormNotice({ text }: { text: string }) {
  return (
    <p className="note">
      {text} <a href={PATHS.privacy}>What we store, and for how long</a>
    </p>
  );
}
