import { shortcut } from './shortcut.ts';

interface ActLinkProps {
  href: string;
  label: string;
  /** Shortcut key. A link to a file does not have one. */
  letter?: string;
  /** Text in the list of keys, if it differs from the label. */
  says?: string;
  /** True if it is the main action. */
  isMain?: boolean;
  /** Set if the link is a download. */
  download?: true;
}

/** Link to an action with its own page. */
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
