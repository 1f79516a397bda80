import type { ReactNode } from 'react';
import type { Page } from '../../content/types.ts';
import { askAbout } from '../../contracts/enquiry-subject.ts';
import type { DrawnFacts } from '../../contracts/live-facts.ts';
import type { PageRequest } from '../../contracts/page.ts';
import { AboutPage } from './about-page.tsx';
import { BatchesPage } from './batches-page.tsx';
import { CareersPage } from './careers-page.tsx';
import { CertificatePage } from './certificate-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { HomePage } from './home-page.tsx';
import { LabPage } from './lab-page.tsx';
import { SampleReportPage } from './sample-report-page.tsx';
import { ServiceGroupPage } from './service-group-page.tsx';
import { ServicePage } from './service-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { SupplierFactsPage } from './supplier-facts-page.tsx';
import { TextPage } from './text-page.tsx';
import { TrainingPage } from './training-page.tsx';
import { TrainingsPage } from './trainings-page.tsx';

/** Main part for each kind of page. */
export function pageMain(
  content: Page,
  {
    facts,
    openings,
    subject,
    filter,
    question,
  }: { facts: DrawnFacts } & Pick<PageRequest, 'openings' | 'subject' | 'filter' | 'question'>,
): ReactNode {
  const page = askingAboutItself(content);
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} />;
    case 'about':
      return <AboutPage page={page} />;
    case 'trainings':
      return <TrainingsPage page={page} facts={facts} />;
    case 'training':
      return <TrainingPage page={page} batches={facts.batches} />;
    case 'batches':
      return <BatchesPage page={page} batches={facts.batches} filter={filter} />;
    case 'lab':
      return <LabPage page={page} />;
    case 'certificate':
      return <CertificatePage page={page} question={question} />;
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
      return <ContactPage page={page} subject={subject} hours={facts.hours} />;
    case 'supplier-facts':
      return <SupplierFactsPage page={page} />;
    case 'text':
      return <TextPage page={page} />;
  }
}

/** Adds the page's own subject to the address of its call to action. */
function askingAboutItself<Content extends Page>(page: Content): Content {
  const callToAction = 'callToAction' in page ? page.callToAction : undefined;
  if (!callToAction) return page;
  return { ...page, callToAction: { ...callToAction, path: askAbout(page.path, callToAction.path) } };
}
