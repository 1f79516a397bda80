import type { Photograph } from '../../content/photographs.ts';

interface PhotographsProps {
  heading: string;
  photographs: Partial<Record<string, Photograph>>;
}

/**
 * The firm's own pictures, written by tools/build/treat-photograph.ts. Without any, the section is left out. On a phone
 * several pictures are side by side, and scroll.
 */
export function Photographs({ heading, photographs }: PhotographsProps) {
  const filled = Object.entries(photographs).flatMap(([slot, photo]) => (photo ? [{ slot, ...photo }] : []));
  if (filled.length === 0) return null;
  return (
    <>
      <h2 id="photographs-heading">{heading}</h2>
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="photographs" role="region" aria-labelledby="photographs-heading" tabIndex={0}>
        {filled.map(({ slot, alt, caption }) => (
          <figure key={slot}>
            <picture>
              {['avif', 'webp'].map((format) => (
                <source
                  key={format}
                  type={`image/${format}`}
                  srcSet={`/photographs/${slot}-640.${format} 640w, /photographs/${slot}-1280.${format} 1280w`}
                  sizes="(max-width: 720px) 92vw, 600px"
                />
              ))}
              <img
                src={`/photographs/${slot}-1280.webp`}
                alt={alt}
                width="1280"
                height="853"
                loading="lazy"
              />
            </picture>
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
