import { useId } from 'react';
import { company } from '../../content/company.ts';
import { footerColumns, legalLinks } from '../../content/footer.ts';
import { EnquiryForm } from '../features/enquiry/enquiry-form.tsx';
import { CopyrightYear } from './copyright-year.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const formHeadingId = useId();
  return (
    <footer className="site-foot">
      <p className="wrap on-paper">
        {company.name}, {company.phoneLabel}, {company.email}
      </p>
      <div className="wrap ft">
        <div className="brand">
          <Logo />
          <p>{company.blurb}</p>
          <SocialLinks />
        </div>
        {footerColumns.map((column) => (
          <FooterColumn key={column.heading} {...column} />
        ))}
        <section className="consultation" aria-labelledby={formHeadingId}>
          <h2 id={formHeadingId}>Free Consultation</h2>
          <EnquiryForm variant="footer" labelledBy={formHeadingId} />
        </section>
      </div>
      <div className="wrap legal">
        <span>
          © <CopyrightYear /> {company.name}
        </span>
        {legalLinks.map(({ label, path }) => (
          <SiteLink key={path} to={path}>
            {label}
          </SiteLink>
        ))}
        <span>{company.legalLine}</span>
      </div>
    </footer>
  );
}

/** Some of the addresses only redirect: they are not worth fetching before they are chosen. */
function FooterColumn({ heading, links }: (typeof footerColumns)[number]) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
