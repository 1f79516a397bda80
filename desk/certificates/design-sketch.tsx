import type { CertificateDesign } from '../../domain/certificate-design.ts';

/** A simplified drawing of a design. */
export function DesignSketch({ design }: { design: CertificateDesign }) {
  return (
    <svg className="design-sketch light-colours" viewBox="0 0 120 85" aria-hidden="true">
      <rect className="sheet" width="120" height="85" rx="2" />
      {design === 'strata' && (
        <>
          <path className="ink" d="M0 0h5v28H0z" />
          <path className="second" d="M0 30h5v26H0z" />
          <path className="accent" d="M0 58h5v27H0z" />
          <path className="words" d="M15 24h14M15 34h52M15 46h34M15 68h20M42 68h20" />
          <path className="ink" d="M93 58h16v16H93z" />
        </>
      )}
      {design === 'engraved' && (
        <>
          <rect className="band" x="5" y="5" width="110" height="75" />
          <path className="words" d="M53 20h14M34 32h52M43 44h34M18 66h20M45 66h20" />
          <path className="ink" d="M91 57h14v14H91z" />
        </>
      )}
      {design === 'panel' && (
        <>
          <path className="ink" d="M0 0h34v85H0z" />
          <path className="second" d="M34 0h1.5v53H34z" />
          <path className="accent" d="M34 53h1.5v32H34z" />
          <path className="sheet" d="M6 61h18v18H6z" />
          <path className="words" d="M44 22h14M44 32h50M44 44h32M44 70h20M72 70h20" />
        </>
      )}
    </svg>
  );
}
