import type { ImageName, Item } from '../../content/types.ts';
import { Picture } from '../ui/picture.tsx';

interface ImageCardsProps {
  /** Three cards. If one is tall, it is the first. */
  cards: (Item & { image: ImageName })[];
  /** Side of the tall card. `none` means that all cards are in a row. */
  tall: 'right' | 'none';
}

export function ImageCards({ cards, tall }: ImageCardsProps) {
  return (
    <div className={tall === 'right' ? 'image-cards mirrored' : 'image-cards in-row'}>
      {cards.map((card, index) => (
        <article
          key={card.title}
          className={index === 0 && tall === 'right' ? 'card image-card tall' : 'card image-card wide'}
        >
          <Picture
            name={card.image}
            sizes={
              index === 0 && tall === 'right'
                ? '(max-width: 720px) 82vw, 610px'
                : '(max-width: 720px) 37vw, 400px'
            }
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
