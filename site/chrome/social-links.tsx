import { socialLinks } from '../../content/footer.ts';

/** Links to addresses of the site that redirect to the firm's profiles. */
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
