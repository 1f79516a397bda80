import { useEffect, useState } from 'react';

/** A section is current while it crosses this band, a third down the window. */
const READING_BAND = '-30% 0px -60% 0px';

/** The id of the section that is being read; the first one until the page is scrolled. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const order = ids.join(' ');

  useEffect(() => {
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = order.split(' ').find((id) => inBand.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of order.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [order]);

  return current;
}
