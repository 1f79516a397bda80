import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { HERO_ADVANCE_MS } from '../../contracts/limits.ts';
import type { Slide } from '../../content/types.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';

interface HeroSliderProps {
  slides: Slide[];
  links: { path: string; label: string }[];
}

/**
 * Slides that advance by themselves and wrap. The radio buttons choose the slide by CSS alone, so that the choice works
 * before the script starts. Pointer, focus and the pause button hold the slides; so does a wish for reduced motion.
 */
export function HeroSlider({ slides, links }: HeroSliderProps) {
  const [current, setCurrent] = useState(0);
  const [motion, setMotion] = useState<'playing' | 'paused'>('playing');
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  const isRunning = hasStarted && motion === 'playing' && !isPointedAt && !isFocused;

  useEffect(() => {
    setHasStarted(true);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setMotion('paused');
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setCurrent((current + 1) % slides.length), HERO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current, slides.length]);

  const holding = {
    onPointerEnter: (event: PointerEvent) => setIsPointedAt(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: () => setIsFocused(false),
  };

  function play() {
    setMotion('playing');
    setIsPointedAt(false);
    setIsFocused(false);
  }

  return (
    <section className="hero" data-motion={isRunning ? 'running' : undefined} data-started={hasStarted || undefined}>
      <div className="wrap stage" role="group" aria-roledescription="carousel" aria-label="Highlights" {...holding}>
        {slides.map((slide, index) => (
          <SlideView key={slide.label} slide={slide} isFirst={index === 0} />
        ))}
        <div className="slides">
          <fieldset>
            <legend className="vh">Slide</legend>
            {slides.map((slide, index) => (
              <label key={slide.label}>
                <input
                  className="vh"
                  type="radio"
                  name="slide"
                  value={index}
                  checked={index === current}
                  onChange={() => setCurrent(index)}
                />
                {slide.label}
              </label>
            ))}
          </fieldset>
          {motion === 'playing' ? (
            <MotionButton label="Pause slides" glyph="pause" onPress={() => setMotion('paused')} />
          ) : (
            <MotionButton label="Play slides" glyph="play" onPress={play} />
          )}
        </div>
      </div>
      <div className="wrap">
        <ul className="strip">
          {links.map((link) => (
            <li key={link.path}>
              <SiteLink to={link.path}>{link.label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The first slide's heading is the page's h1. */
function SlideView({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="slide" role="group" aria-roledescription="slide" aria-label={slide.label}>
      <div className="copy">
        <p className="sub">{slide.subheading}</p>
        <Heading>{slide.heading}</Heading>
        <p className="lead">{slide.paragraph}</p>
        <div className="acts">
          <ButtonLink to={slide.serviceLink}>Our Services</ButtonLink>
          <ButtonLink to={slide.trainingLink} look="ghost">
            Explore Trainings
          </ButtonLink>
        </div>
      </div>
      <div className="art">
        <Picture
          name={slide.image}
          sizes="(max-width: 720px) min(82vw, 340px), min(630px, 49vw)"
          loading={isFirst ? 'hero' : 'lazy'}
        />
      </div>
    </div>
  );
}

interface MotionButtonProps {
  label: string;
  glyph: GlyphName;
  onPress: () => void;
}

function MotionButton({ label, glyph, onPress }: MotionButtonProps) {
  return (
    <button className="ic" type="button" aria-label={label} onClick={onPress}>
      <Glyph name={glyph} />
    </button>
  );
}
