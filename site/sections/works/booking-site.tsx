import type { BookingSite as Content } from '../../../content/work-types.ts';

type BookingSiteProps = Pick<Content, 'title' | 'slots' | 'taken'> & Content['states'][number];

/** A page with the hours of a day: struck through if taken, filled if just picked. */
export function BookingSite({ title, slots, taken, picked, outcome }: BookingSiteProps) {
  return (
    <>
      <p className="work-title">{title}</p>
      <ul>
        {slots.map((slot) => (
          <li key={slot} className={slot === picked ? `is-${outcome}` : undefined}>
            {taken.includes(slot) ? <s>{slot}</s> : slot}
          </li>
        ))}
      </ul>
    </>
  );
}
