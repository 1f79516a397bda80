export interface ModuleStripProps {
  /** Number of modules of the course. */
  count: number;
  /** Counted from 1. */
  lit: number[];
}

const STEP = 14;

/** The modules of a course side by side, some of them highlighted. The text beside it lists them. */
export function ModuleStrip({ count, lit }: ModuleStripProps) {
  const plates = (places: number[]) => places.map((place) => `M${(place - 1) * STEP} 4h11`).join('');
  return (
    <svg className="module-strip" width={count * STEP} height="8" aria-hidden="true">
      <path d={plates(Array.from({ length: count }, (_, index) => index + 1))} />
      <path d={plates(lit)} />
    </svg>
  );
}
