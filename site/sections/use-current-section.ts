import { useEffect, useState } from 'react';

/** Everything above the line at which one reads, a third down the window: a section in there has begun. */
const ABOVE_READING_LINE = '1000000px 0px -65% 0px';

/** The id of the section that is being read: the last one that has begun, the first one before any has. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const order = ids.join(' ');

  useEffect(() => {
    const inOrder = order.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(inOrder.findLast((id) => begun.has(id)) ?? inOrder[0]);
      },
      { rootMargin: ABOVE_READING_LINE },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [order]);

  return current;
}
