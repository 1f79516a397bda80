import type { ReactNode } from 'react';

interface VisitorPreviewProps {
  /** Place on the site. */
  label?: string;
  children: ReactNode;
}

/** Preview beside an editor. The script updates it after each key (desk/browser/draw-preview.tsx). */
export function VisitorPreview({ label, children }: VisitorPreviewProps) {
  return (
    <section className="visitor-preview" aria-labelledby="preview-heading">
      <h2 id="preview-heading">As a visitor will see it</h2>
      {label && <p className="preview-label">{label}</p>}
      {/* Translators must not change the preview, because their changes would stay or break it. */}
      <div data-preview="" translate="no">
        {children}
      </div>
    </section>
  );
}
