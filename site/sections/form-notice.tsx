import { PATHS } from '../../contracts/paths.ts';

/** Note beside the enquiry form: what the sender gets, and how the data is used. */
export function FormNotice({ text }: { text: string }) {
  return (
    <p className="note">
      {text} <a href={PATHS.privacy}>What we store, and for how long</a>
    </p>
  );
}
