import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A page of the site is fetched at the first sign of interest; anchors, files and other schemes are left to the browser. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const isPage = to.startsWith('/') && rest.download === undefined;
  if (!isPage) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} prefetch="intent" discover="none" {...rest}>
      {children}
    </Link>
  );
}
