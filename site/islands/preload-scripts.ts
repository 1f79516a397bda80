/** Fetches the scripts of the islands without running them; not for visitors who save data. */
export function preloadScripts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { preload = '' } = document.querySelector<HTMLElement>('script[data-preload]')?.dataset ?? {};
  if (connection?.saveData) return;
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(link);
  }
}
