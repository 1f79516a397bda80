import { type Toast, dismissToast, useToasts } from '../hooks/toasts.ts';
import { Glyph } from '../ui/glyph.tsx';

/** Red errors interrupt a screen reader, blue information waits for it to finish. */
export function ToastHost() {
  const toasts = useToasts();
  return (
    <div className="toasts">
      <div role="alert">{toasts.filter(({ kind }) => kind === 'error').map(toToast)}</div>
      <div role="status">{toasts.filter(({ kind }) => kind === 'info').map(toToast)}</div>
    </div>
  );
}

function toToast({ id, kind, text }: Toast) {
  return (
    <div className={`toast ${kind}`} key={id}>
      <Glyph name={kind === 'error' ? 'alert' : 'info'} />
      <span>{text}</span>
      <button className="ic" type="button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
