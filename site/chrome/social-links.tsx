import { socialLinks } from '../../content/footer.ts';

/** Addresses of our own, which lead on to the firm's profiles. */
export function SocialLinks() {
  return (
    <p className="social-links">
      {socialLinks.map(({ label, path }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
    </p>
  );
}
