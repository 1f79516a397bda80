import { Glyph } from '../ui/glyph.tsx';

interface MarksProps {
  items: string[];
  /** A tick for what is included, a dash for what is not. */
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
