import { ToneMark } from '../ui/tone-mark.tsx';
import type { ShownNoticeState } from './view.ts';

const MARKS = {
  draft: ['Draft', 'waiting'],
  waiting: ['Not yet', 'waiting'],
  'on-site': ['On the site', 'good'],
  over: ['Over', 'good'],
  withdrawn: ['Taken back', 'bad'],
} as const satisfies Record<ShownNoticeState, readonly [string, string]>;

export function NoticeStateMark({ state }: { state: ShownNoticeState }) {
  const [text, tone] = MARKS[state];
  return <ToneMark text={text} tone={tone} />;
}
