import { Glyph } from '../ui/glyph.tsx';

/** Red errors interrupt a screen reader, blue information waits for it to finish; site/hooks/show-toast.ts fills them. */
export function ToastHost() {
  return (
    <div className="toasts">
      <div role="alert" />
      <div role="status" />
      {(['error', 'info'] as const).map((kind) => (
        <template key={kind} data-kind={kind}>
          <div className={`toast ${kind}`}>
            <Glyph name={kind === 'error' ? 'alert' : 'info'} />
            <span />
            <button className="icon-button" type="button" aria-label="Dismiss">
              <Glyph name="close" />
            </button>
          </div>
        </template>
      ))}
    </div>
  );
}
