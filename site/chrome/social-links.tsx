import { Link } from 'react-router';
import { socialLinks } from '../../content/footer.ts';

/** Addresses of our own, which lead on to the firm's profiles. */
export function SocialLinks() {
  return (
    <p className="soc">
      {socialLinks.map(({ label, path }) => (
        <Link key={path} to={path}>
          {label}
        </Link>
      ))}
    </p>
  );
}
