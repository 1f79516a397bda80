import type { ImageName } from '../../content/types.ts';
import {
  fallbackAddress,
  hasLightRender,
  lightRenderAddress,
  renderSet,
  renderSize,
} from '../art/renders.ts';
import loadFirstPicture from './load-first-picture.ts?inline-script';

interface PictureProps {
  name: ImageName;
  /** Value of the sizes attribute: the width of its slot. */
  sizes: string;
  /** Hero: the largest element in view, fetched first; `HeroLoader` comes after it. */
  loading?: 'hero' | 'lazy';
}

/**
 * A render for each theme, or the dark one for both. The style sheet shows one, and because all are lazy a browser loads
 * only that one. Renders are decorative, so their alt text is empty.
 */
export function Picture(props: PictureProps) {
  return (
    <>
      <DarkPicture {...props} />
      {hasLightRender(props.name) && <LightPicture {...props} />}
    </>
  );
}

/** AVIF at several widths, and one WebP for browsers without AVIF. */
function DarkPicture({ name, sizes, loading }: PictureProps) {
  return (
    <picture className={hasLightRender(name) ? 'on-dark' : undefined}>
      <source type="image/avif" srcSet={renderSet(name)} sizes={sizes} />
      <img src={fallbackAddress(name)} alt="" {...attributes(name, loading)} />
    </picture>
  );
}

/**
 * A cut-out picture with its shadow, on the page's background. Without JavaScript the theme is dark, but browsers load
 * hidden pictures too. Therefore the source is then the dark picture, which is already loaded.
 */
function LightPicture({ name, sizes, loading }: PictureProps) {
  return (
    <picture className="on-light">
      <source media="(scripting: none)" type="image/avif" srcSet={renderSet(name)} sizes={sizes} />
      <source type="image/avif" srcSet={lightRenderAddress(name)} />
      <img src={fallbackAddress(name)} alt="" {...attributes(name, loading)} />
    </picture>
  );
}

function attributes(name: ImageName, loading: PictureProps['loading'] = 'lazy') {
  const isHero = loading === 'hero';
  return {
    ...renderSize(name),
    // A picture for both themes needs no script.
    loading: isHero && !hasLightRender(name) ? undefined : ('lazy' as const),
    fetchPriority: isHero ? 'high' : undefined,
    decoding: isHero ? undefined : 'async',
  } as const;
}

/** Script beside a picture of the first view. */
export function HeroLoader({ name }: { name: ImageName }) {
  return hasLightRender(name) && <script dangerouslySetInnerHTML={{ __html: loadFirstPicture }} />;
}
