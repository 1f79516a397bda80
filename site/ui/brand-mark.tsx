import { BRAND_MARK } from '../../content/brand-mark.ts';

/** The firm's mark: a rounded square in three strata with a keyhole. Its colours follow the theme. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-top" d={BRAND_MARK.top} />
      <path className="mark-middle" d={BRAND_MARK.middle} />
      <path className="mark-foot" d={BRAND_MARK.foot} />
    </svg>
  );
}
