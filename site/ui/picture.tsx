import type { ImageName } from '../../content/types.ts';
import { SMALL_RENDER_WIDTH, renderAddress, renderSize } from '../art/renders.ts';

interface PictureProps {
  name: ImageName;
  /** The width of its slot, as the sizes attribute takes it. */
  sizes: string;
  /** Hero: the largest thing in view, fetched first. Eager: in view at once. Lazy: below the fold. */
  loading?: 'hero' | 'eager' | 'lazy';
}

/** A render in AVIF, with WebP as fallback. Renders are decorative, so their alt text is empty. */
export function Picture({ name, sizes, loading = 'lazy' }: PictureProps) {
  const { width, height } = renderSize(name);
  const sourceSet = (format: 'avif' | 'webp') =>
    `${renderAddress(name, format, 'small')} ${SMALL_RENDER_WIDTH}w, ${renderAddress(name, format, 'large')} ${width}w`;

  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={renderAddress(name, 'webp', 'large')}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        loading={loading === 'lazy' ? 'lazy' : undefined}
        fetchPriority={loading === 'hero' ? 'high' : undefined}
        decoding={loading === 'lazy' ? 'async' : undefined}
      />
    </picture>
  );
}
