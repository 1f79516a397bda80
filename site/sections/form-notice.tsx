import { contact } from '../../content/contact.ts';
import { PATHS } from '../../contracts/paths.ts';

/** Beside the form of an enquiry: what its sender gets, and what becomes of what is typed. */
export function FormNotice() {
  return (
    <p className="note">
      {contact.formText} <a href={PATHS.privacy}>What we store, and for how long</a>
    </p>
  );
}
