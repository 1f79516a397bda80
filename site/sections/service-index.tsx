import type { ServicesPage } from '../../content/types.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Picture } from '../ui/picture.tsx';
import { PlateIcon } from '../ui/plate-icon.tsx';

/** The groups of services: icon, text, services, picture. Each row fades in on scroll (Spec §2, fade-in-on-scroll.ts). */
export function ServiceIndex({ cards }: { cards: ServicesPage['cards'] }) {
  return (
    <ul className="row-links service-index">
      {cards.map((card) => (
        <li key={card.path} data-fade="shown">
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
        </li>
      ))}
    </ul>
  );
}
