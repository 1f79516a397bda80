import { company } from '../../content/company.ts';
import { PATHS } from '../../contracts/paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';

export function Logo() {
  return (
    <a className="logo" href={PATHS.home} aria-label={`${company.name}, home`}>
      <BrandMark />
      {company.name}
    </a>
  );
}
