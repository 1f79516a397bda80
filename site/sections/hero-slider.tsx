import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { HERO_ADVANCE_MS } from '../../contracts/limits.ts';
import type { Slide } from '../../content/types.ts';
import { useIsStarted } from '../hooks/use-is-started.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { usePrefersStillness } from './use-prefers-stillness.ts';

interface HeroSliderProps {
  slides: Slide[];
  links: { path: string; label: string }[];
}

/**
 * Slides that advance by themselves and wrap. The radio buttons choose the slide by CSS alone, so that the choice works
 * before the script starts. Pointer, focus and the pause button hold the slides; so does a wish for reduced motion.
 */
export function HeroSlider({ slides, links }: HeroSliderProps) {
  const [current, setCurrent] = useState(chosenBeforeStart);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const hasStarted = useIsStarted();
  const prefersStillness = usePrefersStillness();
  const isPlaying = wish === 'play' || (wish === undefined && !prefersStillness);
  const isRunning = hasStarted && isPlaying && !isPointedAt && !isFocused;

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
    setWish('play');
    setIsPointedAt(false);
    setIsFocused(false);
  }

  return (
    <section
      className="hero"
      aria-roledescription="carousel"
      aria-label="Highlights"
      data-motion={isRunning ? 'running' : undefined}
      data-started={hasStarted || undefined}
    >
      <div className="wrap stage" {...holding}>
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
                  suppressHydrationWarning
                  onChange={() => setCurrent(index)}
                />
                {slide.label}
              </label>
            ))}
          </fieldset>
          {isPlaying ? (
            <MotionButton label="Pause slides" glyph="pause" onPress={() => setWish('pause')} />
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

/** Starting the script on a page from the server sets radio buttons back: what the visitor chose by then is read first. */
function chosenBeforeStart(): number {
  if (typeof document === 'undefined') return 0;
  const chosen = document.querySelector<HTMLInputElement>('.hero [name="slide"]:checked');
  return Number(chosen?.value ?? 0);
}

/** The first slide's heading is the page's h1. */
function SlideView({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="slide">
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
