import type { Item } from '../../content/types.ts';

/** Five points: three, and two wider ones below. */
export function FivePoints({ items }: { items: (Item & { note?: string })[] }) {
  return (
    <ul className="five-points">
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          {item.note && <span className="tag">{item.note}</span>}
        </li>
      ))}
    </ul>
  );
}
