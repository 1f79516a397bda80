/**
 * Links the style sheets listed in the script element of the head. Content below the first view takes up space from the
 * start, but is transparent until the last of them has loaded or failed (styles/tokens.css). `render` delays painting until
 * then, in browsers that can.
 */
export function linkStyleSheets(script: HTMLOrSVGElement, blocking: '' | 'render' = ''): void {
  const addresses = script.dataset.sheets?.split(' ') ?? [];
  delete script.dataset.sheets;
  let missing = addresses.length;
  const settle = () => {
    missing -= 1;
    if (missing === 0) showWholePage();
  };
  for (const href of addresses) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, blocking });
    for (const end of ['load', 'error']) link.addEventListener(end, settle);
    document.head.append(link);
  }
}

export function showWholePage(): void {
  for (const link of document.querySelectorAll('link[blocking]')) link.removeAttribute('blocking');
  delete document.documentElement.dataset.unstyled;
}
