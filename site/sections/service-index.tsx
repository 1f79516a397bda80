import type { ServicesPage } from '../../content/types.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Picture } from '../ui/picture.tsx';
import { PlateIcon } from '../ui/plate-icon.tsx';
import { FadeIn } from './fade-in.tsx';

/** The groups of services: icon, words, what the group holds, picture. Each row fades in on scroll (Spec §2). */
export function ServiceIndex({ cards }: { cards: ServicesPage['cards'] }) {
  return (
    <ul className="service-index">
      {cards.map((card) => (
        <FadeIn key={card.path}>
          <a href={card.path}>
            <PlateIcon name={card.icon} />
            <div className="words">
              <h2 className="heading-3">{card.title}</h2>
              <p>{card.text}</p>
            </div>
            <div className="contents">
              {card.contents.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </div>
            <Picture name={card.image} sizes="196px" />
            <Glyph name="arrow" />
          </a>
        </FadeIn>
      ))}
    </ul>
  );
}
