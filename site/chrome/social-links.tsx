import { socialLinks } from '../../content/footer.ts';
import { SiteLink } from '../ui/site-link.tsx';

/** Addresses of our own, which lead on to the firm's profiles. */
export function SocialLinks() {
  return (
    <p className="soc">
      {socialLinks.map(({ label, path }) => (
        <SiteLink key={path} to={path}>
          {label}
        </SiteLink>
      ))}
    </p>
  );
}
