import type { Face } from './face.ts';
import { noticeFace } from './notice.tsx';
import { openingFace } from './opening.tsx';
import { templateFace } from './template.tsx';
import { testimonialFace } from './testimonial.tsx';

const FACES: Record<string, Face> = {
  notice: noticeFace,
  testimonial: testimonialFace,
  letter: templateFace,
  job: openingFace,
};

export function faceOf(kind: string): Face {
  const face = FACES[kind];
  if (face) return face;
  throw new Error(`There is no face of ${kind}.`);
}
