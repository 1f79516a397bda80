/**
 * The elements for toasts, which site/hooks/show-toast.ts fills. A screen reader reads red errors at once. It
 * reads blue information after it has finished its present sentence.
 */
export function ToastHost() {
  return (
    <div className="toasts">
      <div role="alert" />
      <div role="status" />
    </div>
  );
}
