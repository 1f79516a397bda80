import { shortcut } from './shortcut.ts';

interface ActLinkProps {
  href: string;
  label: string;
  /** Its key. A link to a file has none. */
  letter?: string;
  /** What the list of keys says of it, where that is not the label. */
  says?: string;
  /** What is mostly done here. */
  isMain?: boolean;
  /** To a file that is kept. */
  download?: true;
}

/** What can be done with what is shown, on a page of its own. */
export function ActLink({ href, label, letter, says = label, isMain, download }: ActLinkProps) {
  return (
    <a
      className={isMain ? 'button small' : 'button ghost small'}
      href={href}
      download={download}
      {...(letter !== undefined && shortcut(letter, says))}
    >
      {label}
    </a>
  );
}
