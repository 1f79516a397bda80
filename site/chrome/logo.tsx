import { company } from '../../content/company.ts';
import { PATHS } from '../../contracts/paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { SiteLink } from '../ui/site-link.tsx';

export function Logo() {
  return (
    <SiteLink className="logo" to={PATHS.home} aria-label={`${company.name}, home`}>
      <BrandMark />
      {company.name}
    </SiteLink>
  );
}
