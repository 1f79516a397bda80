/** Red errors interrupt a screen reader, blue information waits for it to finish; site/hooks/show-toast.ts draws them. */
export function ToastHost() {
  return (
    <div className="toasts">
      <div role="alert" />
      <div role="status" />
    </div>
  );
}
