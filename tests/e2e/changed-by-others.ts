import type { Page } from '@playwright/test';

/** Changes the page as the translator of Chrome does, or as that of Edge. Translated text stands in « ». */
export async function translate(page: Page, translator: Translator = 'Chrome'): Promise<void> {
  await page.evaluate(translateDocument, translator);
}

/** The usual order: the browser translates the page as it is loaded. */
export async function translateOnLoad(page: Page, translator: Translator = 'Chrome'): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translateDocument.toString()})('${translator}'))`,
  );
}

type Translator = 'Chrome' | 'Edge';

function translateDocument(translator: Translator): void {
  if (translator === 'Chrome') document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || text.data.includes('«')) continue;
    if (parent.closest('script, style, textarea, noscript, [translate="no"]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    if (translator === 'Edge') {
      parent.setAttribute('_msttexthash', '1');
      inner.setAttribute('_mstmutation', '1');
    }
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Puts elements and attributes beside every field, as password managers and writing aids do. */
export function addForeignElements(): void {
  for (const field of document.querySelectorAll('input, textarea, select')) {
    // LastPass
    const icon = document.createElement('div');
    icon.setAttribute('data-lastpass-icon-root', '');
    icon.style.cssText = 'position: relative; width: 0; height: 0; float: left';
    field.after(icon);
    // Grammarly, Dashlane
    field.before(document.createElement('grammarly-extension'), document.createElement('span'));
    field.setAttribute('data-gramm', 'false');
    field.setAttribute('data-dashlane-rid', 'a1');
  }
  // Buttons of those that fill forms
  for (const form of document.querySelectorAll('react-island form')) {
    form.prepend(document.createElement('com-1password-button'));
    form.append('Fill in');
  }
}

/** Changes the page with what stands in it before any island is hydrated. */
export async function withForeignElements(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${addForeignElements.toString()})`);
}
