/** Red errors interrupt a screen reader, blue information waits for it to finish; site/hooks/show-toast.ts shows them. */
export function ToastHost() {
  return (
    <div className="toasts">
      <div role="alert" />
      <div role="status" />
    </div>
  );
}
