import { NEWS_PATH, type DeskNews } from '../ui/desk-news.ts';

const EVERY_MS = 20_000;

/** Shows new and changed submissions since the page was loaded, in a bar at the lower edge that moves nothing. */
export function runNews(): void {
  const page = document.querySelector<HTMLElement>('[data-news]');
  if (!page) return;
  const { news: since = '', about = '', version = '' } = page.dataset;
  const address = `${NEWS_PATH}?${new URLSearchParams({ since, about }).toString()}`;
  const bar = document.createElement('div');
  bar.className = 'news-bar';
  bar.setAttribute('role', 'status');
  document.body.append(bar);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tag = '';

  const ask = async () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const isOver = await look().catch(() => false);
    if (!isOver) timer = setTimeout(() => void ask(), EVERY_MS);
  };
  /** Returns true to stop checking. */
  const look = async () => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: tag ? { 'If-None-Match': tag } : {},
    });
    if (response.type === 'opaqueredirect') {
      bar.replaceChildren(
        'You were signed out after half an hour without activity. What you send now is kept while you sign in. You can also ',
        link(
          `/sign-in?${new URLSearchParams({ next: location.pathname + location.search }).toString()}`,
          'sign in',
        ),
        ' now.',
      );
      return true;
    }
    if (!response.ok) return false;
    tag = response.headers.get('ETag') ?? '';
    show(bar, (await response.json()) as DeskNews, Number(version));
    return false;
  };
  document.addEventListener('visibilitychange', () => void ask());
  timer = setTimeout(() => void ask(), EVERY_MS);
}

function show(bar: HTMLElement, { received, hasMore, changed }: DeskNews, version: number): void {
  const parts: (string | Node)[] = [];
  if (changed && version > 0 && changed.version > version) {
    parts.push(
      `${changed.by} changed this at ${changed.time}. `,
      link(location.href, 'Show it as it is now'),
      ' ',
    );
  }
  if (received.length > 0) {
    parts.push('New: ');
    for (const [index, { href, name, kind }] of received.entries())
      parts.push(index > 0 ? ', ' : '', link(href, name), ` (${kind})`);
    parts.push(hasMore ? ' and more.' : '.');
  }
  bar.replaceChildren(...parts);
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text;
  return anchor;
}
