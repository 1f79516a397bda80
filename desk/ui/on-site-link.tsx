import { shortcut } from './shortcut.ts';

/** Link to the public page, in a new tab. */
export function OnSiteLink({ href }: { href?: string }) {
  return (
    <a
      className="button ghost small"
      href={href}
      target="_blank"
      rel="noopener"
      {...shortcut('v', 'See it on the site')}
    >
      See it on the site
    </a>
  );
}
