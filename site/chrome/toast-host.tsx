/**
 * The elements for toasts, which site/hooks/show-toast.ts fills. A screen reader reads red errors at once. Before it
 * reads blue information, it finishes its sentence.
 */
export function ToastHost() {
  return (
    <div className="toasts">
      <div role="alert" />
      <div role="status" />
    </div>
  );
}
