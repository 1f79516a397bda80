import type { ReactNode } from 'react';

interface VisitorPreviewProps {
  /** Where it stands on the site. */
  label?: string;
  children: ReactNode;
}

/** Beside an editor; with script it is drawn anew at each key (desk/browser/draw-preview.tsx). */
export function VisitorPreview({ label, children }: VisitorPreviewProps) {
  return (
    <section className="visitor-preview" aria-labelledby="preview-heading">
      <h2 id="preview-heading">As a visitor will see it</h2>
      {label && <p className="preview-label">{label}</p>}
      <div data-preview="">{children}</div>
    </section>
  );
}
