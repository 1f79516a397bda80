import { shortcut } from './shortcut.ts';

/** Opens what visitors see in a tab of its own. */
export function SeeOnSite({ address }: { address: string }) {
  return (
    <a
      className="button ghost small"
      href={address}
      target="_blank"
      rel="noopener"
      {...shortcut('v', 'See it on the site')}
    >
      See it on the site
    </a>
  );
}
