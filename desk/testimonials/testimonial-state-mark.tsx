import { ToneMark } from '../ui/tone-mark.tsx';
import type { ShownTestimonialState } from './view.ts';

const MARKS = {
  draft: ['Draft', 'waiting'],
  published: ['On the site', 'good'],
  over: ['Consent has ended', 'bad'],
  withdrawn: ['Withdrawn', 'bad'],
} as const satisfies Record<ShownTestimonialState, readonly [string, string]>;

export function TestimonialStateMark({ state }: { state: ShownTestimonialState }) {
  const [text, tone] = MARKS[state];
  return <ToneMark text={text} tone={tone} />;
}
