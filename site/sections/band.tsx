import type { ReactNode } from 'react';
import type { Fact, ImageName } from '../../content/types.ts';
import { type Crumb, Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { HeroLoader, Picture } from '../ui/picture.tsx';
import { FactList } from './fact-list.tsx';

interface BandProps {
  title: string;
  lead: string;
  image?: ImageName;
  /** Drawing beside the text, instead of a picture. */
  figure?: ReactNode;
  /** Enlarges a part of the picture. */
  crop?: 'close-up';
  /** On a page for reading, the picture is lazy. On a phone it comes after the facts, below the first view. */
  isRead?: boolean;
  trail?: Crumb[];
  facts?: Fact[];
  /** The main fact, in the largest letters of the page. */
  deciding?: { figure: string; text: string };
  /** Actions below the lead. */
  children?: ReactNode;
}

/** Header of an inner page: text on columns 1 to 7, and a render up to the right edge. */
export function Band(props: BandProps) {
  const { title, lead, image, figure, crop, isRead, trail, facts, deciding, children } = props;
  const art =
    image && (isCutOut(image) ? <CutOut image={image} /> : <Art image={image} crop={crop} isRead={isRead} />);
  return (
    <section className={facts ? 'band has-facts' : 'band'}>
      <div className="page-width seven-five band-words">
        <div>
          {trail && <Breadcrumbs trail={trail} />}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children && <div className="actions">{children}</div>}
        </div>
        {figure}
      </div>
      {!isRead && art}
      {facts && <Facts facts={facts} deciding={deciding} />}
      {isRead && art}
    </section>
  );
}

/** The hero renders have a transparent background; all others are opaque. */
function isCutOut(image: ImageName): boolean {
  return image === 'hero-ascent' || image === 'hero-vault';
}

function CutOut({ image }: { image: ImageName }) {
  return (
    <div className="band-cutout">
      <Picture name={image} sizes="(max-width: 720px) 320px, min(40vw, 500px)" loading="hero" />
      <HeroLoader name={image} />
    </div>
  );
}

/** The dark version blends into the page's background, the light one is cut out. */
function Art({ image, crop, isRead }: { image: ImageName } & Pick<BandProps, 'crop' | 'isRead'>) {
  // A phone with two pixels per point gets the small file, with a tenth fewer pixels than its slot.
  const sizes = crop
    ? '(max-width: 900px) 115vw, 62vw'
    : '(max-width: 720px) 82vw, (max-width: 900px) 92vw, 50vw';
  return (
    <div className={crop ? `band-art ${crop}` : 'band-art'}>
      <Picture name={image} sizes={sizes} loading={isRead ? 'lazy' : 'hero'} />
      {!isRead && <HeroLoader name={image} />}
    </div>
  );
}

function Facts({ facts, deciding }: { facts: Fact[]; deciding: BandProps['deciding'] }) {
  return (
    <div className={deciding ? 'page-width seven-five with-deciding' : 'page-width'}>
      {deciding && (
        <p className="row deciding">
          <b>{deciding.figure}</b> <span>{deciding.text}</span>
        </p>
      )}
      <FactList facts={facts} className="facts" />
    </div>
  );
}
