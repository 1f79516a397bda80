import { useId } from 'react';
import { company } from '../../content/company.ts';
import { footerColumns, legalLinks } from '../../content/footer.ts';
import { askAbout, type EnquirySubject } from '../../contracts/enquiry-subject.ts';
import { PATHS } from '../../contracts/paths.ts';
import EnquiryForm from '../features/enquiry/enquiry-form.tsx';
import { island } from '../islands/island.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';

const Enquiry = island('enquiry-form', EnquiryForm);

/** The year of the build; show-year.ts corrects it in the browser. */
const THIS_YEAR = new Date().getFullYear();

interface FooterProps {
  path: string;
  subject?: EnquirySubject;
}

export function Footer({ path, subject }: FooterProps) {
  const formHeadingId = useId();
  return (
    <footer className="site-footer">
      <p className="page-width on-paper">
        {company.name}, {company.phoneLabel}, {company.email}
      </p>
      <div className="page-width footer-columns" id="links">
        <div className="footer-brand">
          <Logo />
          <p>{company.blurb}</p>
          <SocialLinks />
        </div>
        {footerColumns.map((column) => (
          <FooterColumn key={column.heading} {...column} page={path} />
        ))}
        <section aria-labelledby={formHeadingId}>
          <h2 id={formHeadingId}>Free Consultation</h2>
          <Enquiry
            variant="footer"
            labelledBy={formHeadingId}
            subject={subject && { query: subject.query, line: subject.line }}
          />
        </section>
      </div>
      <div className="page-width row legal">
        <span>
          © <span data-year>{THIS_YEAR}</span> {company.name}
        </span>
        {legalLinks.map(({ label, path: to }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
        <span>{company.legalLine}</span>
      </div>
    </footer>
  );
}

function FooterColumn({ heading, links, page }: (typeof footerColumns)[number] & { page: string }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path === PATHS.contact ? askAbout(page) : path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
