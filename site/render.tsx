import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../content/company.ts';
import { pages } from '../content/pages.ts';
import type { Page } from '../content/types.ts';
import { ANSWER_PAGE, NOT_FOUND_PAGE, type PageRequest, type RenderPage } from '../contracts/page.ts';
import { Document } from './document.tsx';
import { PageTags } from './head/head.tsx';
import { documentTitle, pageHead } from './head/page-head.ts';
import { AboutPage } from './pages/about-page.tsx';
import { AnswerPage } from './pages/answer-page.tsx';
import { CareersPage } from './pages/careers-page.tsx';
import { CertificatePage } from './pages/certificate-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { LabPage } from './pages/lab-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { SampleReportPage } from './pages/sample-report-page.tsx';
import { ServiceGroupPage } from './pages/service-group-page.tsx';
import { ServicePage } from './pages/service-page.tsx';
import { ServicesPage } from './pages/services-page.tsx';
import { TextPage } from './pages/text-page.tsx';
import { TrainingPage } from './pages/training-page.tsx';
import { TrainingsPage } from './pages/trainings-page.tsx';

export { THEME_SCRIPT } from './head/head.tsx';

/** Path and data → HTML: the same function writes files at build time and answers requests. */
export const renderPage: RenderPage = (request) => {
  const { path, assets } = request;
  const { title, tags, main } = parts(request);
  const html = renderToStaticMarkup(
    <Document path={path} title={title} tags={tags} assets={assets}>
      {main}
    </Document>,
  );
  return `<!DOCTYPE html>${html}`;
};

interface Parts {
  title: string;
  tags: ReactNode;
  main: ReactNode;
}

const NOT_FOR_SEARCH = <meta name="robots" content="noindex" />;

function parts({ path, answer, openings, subject }: PageRequest): Parts {
  if (path === ANSWER_PAGE && answer) {
    return { title: answer.heading, tags: NOT_FOR_SEARCH, main: <AnswerPage answer={answer} /> };
  }
  if (path === NOT_FOUND_PAGE) {
    return { title: `Page not found · ${company.name}`, tags: NOT_FOR_SEARCH, main: <NotFoundPage /> };
  }
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return {
    title: documentTitle(pageHead(page, openings?.selected)),
    tags: (
      <>
        {page.kind === 'sample-report' && NOT_FOR_SEARCH}
        <PageTags page={page} openings={openings} />
      </>
    ),
    main: shape(page, { openings, subject }),
  };
}

function shape(page: Page, { openings, subject }: Pick<PageRequest, 'openings' | 'subject'>): ReactNode {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} />;
    case 'about':
      return <AboutPage page={page} />;
    case 'trainings':
      return <TrainingsPage page={page} />;
    case 'training':
      return <TrainingPage page={page} />;
    case 'lab':
      return <LabPage page={page} />;
    case 'certificate':
      return <CertificatePage page={page} />;
    case 'services':
      return <ServicesPage page={page} />;
    case 'service-group':
      return <ServiceGroupPage page={page} />;
    case 'service':
      return <ServicePage page={page} />;
    case 'sample-report':
      return <SampleReportPage page={page} />;
    case 'careers':
      return <CareersPage page={page} openings={openings} />;
    case 'contact':
      return <ContactPage page={page} subject={subject} />;
    case 'text':
      return <TextPage page={page} />;
  }
}
