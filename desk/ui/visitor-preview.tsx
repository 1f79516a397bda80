import type { ReactNode } from 'react';

interface VisitorPreviewProps {
  /** Place on the site. */
  label?: string;
  children: ReactNode;
}

/** Preview beside an editor; with script it is drawn again at each key (desk/browser/draw-preview.tsx). */
export function VisitorPreview({ label, children }: VisitorPreviewProps) {
  return (
    <section className="visitor-preview" aria-labelledby="preview-heading">
      <h2 id="preview-heading">As a visitor will see it</h2>
      {label && <p className="preview-label">{label}</p>}
      {/* What a translator puts in place of text would stay as it is, or break the drawing. */}
      <div data-preview="" translate="no">
        {children}
      </div>
    </section>
  );
}
