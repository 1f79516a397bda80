import { Glyph } from '../ui/glyph.tsx';

interface MarksProps {
  items: string[];
  /** A tick for an included item, a dash for an excluded one. */
  mark?: 'check' | 'dash';
}

export function Marks({ items, mark = 'check' }: MarksProps) {
  return (
    <ul className={mark === 'dash' ? 'marks quiet' : 'marks'}>
      {items.map((item) => (
        <li key={item}>
          <Glyph name={mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
