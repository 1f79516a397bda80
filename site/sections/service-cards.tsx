import type { ImageName, ServiceGroupPage } from '../../content/types.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Picture } from '../ui/picture.tsx';
import { LineIcon } from '../ui/line-icon.tsx';
import { cardSpans } from './card-spans.ts';

type ServiceCard = ServiceGroupPage['cards'][number];

interface ServiceCardsProps {
  cards: ServiceCard[];
  /** Image of the first, leading card. */
  image: ImageName;
}

/** Cards of different sizes on one sheet. The first card has a picture, the others have an icon. */
export function ServiceCards({ cards, image }: ServiceCardsProps) {
  const [first, ...others] = cards;
  const spans = cardSpans(others.length);
  return (
    <ul className="service-cards">
      {first && <LeadCard card={first} image={image} />}
      {others.map((card, place) => (
        <li key={card.title} className={spans[place]}>
          <a href={address(card)}>
            <LineIcon name={card.icon} />
            <CardWords card={card} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function address(card: ServiceCard): string {
  return card.anchor ? `${card.path}#${card.anchor}` : card.path;
}

function LeadCard({ card, image }: { card: ServiceCard; image: ImageName }) {
  return (
    <li className="lead-card">
      <a href={address(card)}>
        <Picture name={image} sizes="(max-width: 720px) 82vw, (max-width: 1100px) 92vw, 620px" />
        <CardWords card={card} />
      </a>
    </li>
  );
}

function CardWords({ card }: { card: ServiceCard }) {
  return (
    <div className="words">
      <h3>{card.title}</h3>
      <p>{card.text}</p>
      <span className="card-arrow">
        <Glyph name="arrow" />
      </span>
    </div>
  );
}
