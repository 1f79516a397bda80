import { Fragment } from 'react';
import type { Link, Slide } from '../../content/types.ts';
import vaultInside from '../art/vault-inside.avif';
import { ButtonLink } from '../ui/button-link.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { HeroLoader, Picture } from '../ui/picture.tsx';

interface HeroSliderProps {
  slides: Slide[];
  buttons: Link[];
  links: { path: string; label: string }[];
}

/**
 * On phones the text determines the remaining height (--vault in hero-slider.css); the vault's width is nine tenths of it.
 */
const PHONE_SIZE = 'clamp(159px, 90vh - 570px, 336px)';

/**
 * Radio buttons choose the slide with CSS, so that it works without JavaScript; advance-hero.ts advances them and adds the
 * pause button.
 */
export function HeroSlider({ slides, buttons, links }: HeroSliderProps) {
  return (
    <section className="hero" aria-roledescription="carousel" aria-label="Highlights">
      <div className="page-width hero-stage">
        {slides.map((slide, index) => (
          <SlideView key={slide.label} slide={slide} buttons={buttons} isFirst={index === 0} />
        ))}
        {slides.length > 1 && (
          <div className="slide-controls">
            <fieldset>
              <legend className="visually-hidden">Slide</legend>
              {slides.map((slide, index) => (
                <label key={slide.label}>
                  <input
                    className="visually-hidden"
                    type="radio"
                    name="slide"
                    value={index}
                    defaultChecked={index === 0}
                  />
                  {slide.label}
                </label>
              ))}
            </fieldset>
            <button className="icon-button" type="button" aria-label="Pause slides">
              <Glyph name="pause" />
              <Glyph name="play" />
            </button>
          </div>
        )}
        <ul className="row hero-links">
          {links.map((link) => (
            <li key={link.path}>
              <a href={link.path}>{link.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * The first slide's heading is the page's h1. Its vault opens over a picture without the lid, which open-vault.ts shows.
 */
function SlideView({ slide, buttons, isFirst }: { slide: Slide; buttons: Link[]; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="slide">
      <div className="slide-words">
        <p className="subheading">{slide.subheading}</p>
        <Heading>
          <Sentences text={slide.heading} />
        </Heading>
        <p className="lead">{slide.paragraph}</p>
        <div className="actions">
          {buttons.map(({ label, path }, index) => (
            <ButtonLink key={path} to={path} look={index === 0 ? undefined : 'ghost'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div
        className="slide-art"
        data-inside={isFirst && slide.image === 'hero-vault' ? vaultInside : undefined}
      >
        <Picture
          name={slide.image}
          sizes={`(max-width: 720px) ${PHONE_SIZE}, min(630px, 49vw)`}
          loading={isFirst ? 'hero' : 'lazy'}
        />
        {isFirst && <HeroLoader name={slide.image} />}
      </div>
    </div>
  );
}

/**
 * Each sentence starts on a new line. All sentences are one block of text, which is the largest block that a phone
 * paints before pictures load.
 */
function Sentences({ text }: { text: string }) {
  return text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      {index > 0 && <br />}
      {sentence}
    </Fragment>
  ));
}
