import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { RouteChange } from './chrome/route-change.tsx';
import { ToastHost } from './chrome/toast-host.tsx';
import { FailedPage } from './pages/failed-page.tsx';
import { HeadTags } from './head/head-tags.tsx';
import { ThemeBoot } from './head/theme-boot.tsx';
import fonts from './styles/fonts.css?url';
import stylesheet from './styles/index.css?url';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeBoot />
        <Meta />
        <Links />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        {/* The starter adds the fonts once the page has loaded (docs/decisions/0004). */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <link rel="stylesheet" href={fonts} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {import.meta.env.SSR && <HeadTags />}
      </head>
      <body>
        <Header />
        {children}
        <Footer />
        <ToastHost />
        {/* The build moves these scripts into a file that starts when the browser is idle (docs/decisions/0004). */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

/** Tells the starter (site/start/starter.ts) that clicks held back meanwhile can be given to the page. */
function useAnnounceStart() {
  useEffect(() => {
    document.documentElement.dataset.started = '';
    window.dispatchEvent(new Event('site:started'));
  }, []);
}

export default function Root() {
  useScrollRestoration();
  useAnnounceStart();
  return (
    <>
      <RouteChange />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <FailedPage />;
}
