import type { ImageName, Item } from '../../content/types.ts';
import { Picture } from '../ui/picture.tsx';

interface ImageCardsProps {
  /** Three: the first is the tall one. */
  cards: (Item & { image: ImageName })[];
  /** Which side the tall card takes. */
  tall: 'left' | 'right';
}

export function ImageCards({ cards, tall }: ImageCardsProps) {
  return (
    <div className={tall === 'right' ? 'image-cards mirrored' : 'image-cards'}>
      {cards.map((card, index) => (
        <article key={card.title} className={index === 0 ? 'image-card tall' : 'image-card wide'}>
          <Picture
            name={card.image}
            sizes={index === 0 ? '(max-width: 720px) 82vw, 610px' : '(max-width: 720px) 37vw, 340px'}
          />
          <div>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
