/** The area above a line at a third of the window. A section that intersects this area has begun. */
const ABOVE_READING_LINE = '1000000px 0px -65% 0px';

/** Sets aria-current on the entry of the last section that has begun, or of the first. */
export function followSections(): void {
  const list = document.querySelector<HTMLElement>('.section-list ol');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const begun = new Set<string>();

  function mark(): void {
    const current = links.findLast(({ hash }) => begun.has(hash)) ?? links[0];
    if (!list || !current || current.ariaCurrent === 'true') return;
    for (const link of links) link.removeAttribute('aria-current');
    current.setAttribute('aria-current', 'true');
    // The strip scrolls within its list, the rail as a whole.
    list.scrollTo({ left: current.offsetLeft - list.clientWidth / 3 });
    list.parentElement?.scrollTo({ top: current.offsetTop - list.parentElement.clientHeight / 2 });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(`#${target.id}`);
        else begun.delete(`#${target.id}`);
      }
      mark();
    },
    { rootMargin: ABOVE_READING_LINE },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
