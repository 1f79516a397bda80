import { shortcut } from './shortcut.ts';

/** To where visitors see it, in a tab of its own. */
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
