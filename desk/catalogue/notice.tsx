import { NOTICE_TONES, noticeLink } from '../../contracts/notice.ts';
import { NoticeBar } from '../../site/ui/notice-bar.tsx';
import type { Face } from './face.ts';

export const noticeFace: Face = {
  place: 'Above the header, on every page',
  Preview({ values: { text = '', tone, link = '', link_label = '' } }) {
    const notice = {
      text: text.trim() || 'What visitors should know',
      tone: NOTICE_TONES.find((known) => known === tone) ?? 'information',
      link: noticeLink(link.trim(), link_label.trim()),
    };
    return <NoticeBar notices={[notice]} />;
  },
};
