import { BRAND_MARK } from '../../content/brand-mark.ts';

/** The firm's mark: a rounded square in three strata with a keyhole. It recolours itself with the theme. */
export function BrandMark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="m1" d={BRAND_MARK.top} />
      <path className="m2" d={BRAND_MARK.middle} />
      <path className="m3" d={BRAND_MARK.foot} />
    </svg>
  );
}
