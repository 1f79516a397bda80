import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { HERO_ADVANCE_MS } from '../../contracts/limits.ts';
import type { Slide } from '../../content/types.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';

interface HeroSliderProps {
  /** The page's h1; each slide has a heading of its own. */
  title: string;
  slides: Slide[];
  links: { path: string; label: string }[];
}

/**
 * Slides that advance by themselves and wrap. The radio buttons choose the slide by CSS alone, so that the choice works
 * before the script starts. Pointer, focus and the pause button hold the slides; so does a wish for reduced motion.
 */
export function HeroSlider({ title, slides, links }: HeroSliderProps) {
  const [current, setCurrent] = useState(0);
  const [motion, setMotion] = useState<'playing' | 'paused'>('playing');
  const [isHeld, setIsHeld] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  const isRunning = hasStarted && motion === 'playing' && !isHeld;

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
    onPointerEnter: (event: PointerEvent) => setIsHeld(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: (event: FocusEvent) => setIsHeld(event.currentTarget.contains(event.relatedTarget)),
  };

  return (
    <section className="hero" data-motion={isRunning ? 'running' : undefined} data-started={hasStarted || undefined}>
      <h1 className="vh">{title}</h1>
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
          <PauseButton motion={motion} onToggle={() => setMotion(motion === 'playing' ? 'paused' : 'playing')} />
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

function SlideView({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <div className="slide" role="group" aria-roledescription="slide" aria-label={slide.label}>
      <div className="copy">
        <p className="sub">{slide.subheading}</p>
        <h2 className="hero-heading">{slide.heading}</h2>
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

function PauseButton({ motion, onToggle }: { motion: 'playing' | 'paused'; onToggle: () => void }) {
  const isPlaying = motion === 'playing';
  return (
    <button className="ic" type="button" aria-label={isPlaying ? 'Pause slides' : 'Play slides'} onClick={onToggle}>
      <Glyph name={isPlaying ? 'pause' : 'play'} />
    </button>
  );
}
