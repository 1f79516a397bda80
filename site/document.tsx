import type { ReactNode } from 'react';
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
}

/** The HTML document around every page. */
export function Document({ path, title, tags, main, assets }: DocumentProps) {
  const { entry, preload } = assets;
  return (
    <html lang="en" className="dark">
      <Head title={title} assets={assets}>
        {tags}
      </Head>
      <body>
        <Header path={path} />
        <BodyStylesheet value={assets.isStylesheetInHead ? undefined : assets.stylesheet}>
          {main}
        </BodyStylesheet>
        <Footer />
        <ToastHost />
        <script
          type="module"
          src={entry.path}
          integrity={entry.integrity}
          fetchPriority="low"
          data-preload={preload.join(' ')}
        />
      </body>
    </html>
  );
}
