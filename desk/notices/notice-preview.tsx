import { NOTICE_TONES, noticeLink } from '../../contracts/notice.ts';
import { NoticeBar } from '../../site/ui/notice-bar.tsx';

/** A notice as it is typed. */
export interface NoticeValues {
  text: string;
  tone: string;
  link: string;
  link_label: string;
  from_day: string;
  from_time: string;
  until_day: string;
  until_time: string;
}

/** The top of a page as a visitor will see it, as far as it is typed. */
export function NoticePreview({ text, tone, link, link_label }: NoticeValues) {
  const notice = {
    text: text.trim() || 'What visitors should know',
    tone: NOTICE_TONES.find((known) => known === tone) ?? 'information',
    link: noticeLink(link.trim(), link_label.trim()),
  };
  return <NoticeBar notices={[notice]} />;
}
