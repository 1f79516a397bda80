import type { Photograph } from '../../content/photographs.ts';

interface PhotographsProps {
  heading: string;
  photographs: Partial<Record<string, Photograph>>;
}

/** The firm's own pictures, as tools/treat-photograph.ts writes them; nothing while there are none. */
export function Photographs({ heading, photographs }: PhotographsProps) {
  const filled = Object.entries(photographs).flatMap(([slot, photo]) => (photo ? [{ slot, ...photo }] : []));
  if (filled.length === 0) return null;
  return (
    <section className="section">
      <div className="page-width">
        <h2>{heading}</h2>
        <div className="photographs">
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
      </div>
    </section>
  );
}
