import type { ReactNode } from 'react';
import type { EnquirySubject } from '../contracts/enquiry-subject.ts';
import type { PageAssets } from '../contracts/page.ts';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { BodyStylesheet } from './chrome/main.tsx';
import { ToastHost } from './chrome/toast-host.tsx';
import { Head } from './head/head.tsx';

interface DocumentProps {
  path: string;
  title: string;
  tags: ReactNode;
  main: ReactNode;
  assets: PageAssets;
  /** Subject of the page for an enquiry, if there is one. */
  subject?: EnquirySubject;
  /** Language of title and main part. */
  language?: string;
}

/** The HTML document around every page. */
export function Document({ path, title, tags, main, assets, subject, language = 'en' }: DocumentProps) {
  return (
    <html lang={language} className="dark">
      <Head title={title} assets={assets}>
        {tags}
      </Head>
      {/* Header and footer are English on every page. */}
      <body lang={language === 'en' ? undefined : 'en'}>
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
