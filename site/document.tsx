import type { ReactNode } from 'react';
import type { EnquirySubject } from '../contracts/enquiry-subject.ts';
import type { Notice } from '../contracts/notice.ts';
import type { PageAssets } from '../contracts/page.ts';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { BodyStylesheet } from './chrome/main.tsx';
import { SkipLink } from './chrome/skip-link.tsx';
import { ToastHost } from './chrome/toast-host.tsx';
import { Head } from './head/head.tsx';
import { NoticeBar } from './ui/notice-bar.tsx';
import noticeStyle from './ui/notice-bar.css?inline';

interface DocumentProps {
  path: string;
  title: string;
  tags: ReactNode;
  main: ReactNode;
  assets: PageAssets;
  notices: readonly Notice[];
  /** Subject of the page for an enquiry, if there is one. */
  subject?: EnquirySubject;
  /** Language of title and main part. */
  language?: string;
}

/** The HTML document around every page. */
export function Document({
  path,
  title,
  tags,
  main,
  assets,
  notices,
  subject,
  language = 'en',
}: DocumentProps) {
  return (
    <html lang={language} className="dark">
      <Head title={title} assets={assets}>
        {/* The style of the first view contains no notices. This style adds them, so that nothing moves when the
            other style sheets load. */}
        {notices.length > 0 && <style dangerouslySetInnerHTML={{ __html: noticeStyle }} />}
        {tags}
      </Head>
      {/* Header and footer are English on every page. */}
      <body lang={language === 'en' ? undefined : 'en'}>
        <SkipLink />
        {notices.length > 0 && <NoticeBar notices={notices} />}
        <Header path={path} />
        <BodyStylesheet value={assets.isStylesheetInHead ? undefined : assets.stylesheet}>
          {main}
        </BodyStylesheet>
        <Footer path={path} subject={subject} />
        <ToastHost />
        {assets.isStylesheetInHead && <script type="module" src={assets.entry} />}
      </body>
    </html>
  );
}
