import type { RouterContextProvider } from 'react-router';
import { pageAt } from '../../content/pages.ts';
import { jobsContext } from '../features/jobs/jobs-context.ts';
import { pageMeta } from '../head/page-meta.ts';
import { careersData } from '../pages/careers-data.ts';
import CareersPage from '../pages/careers-page.tsx';

interface CareersArguments {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The openings of this moment, and the one that the address names. Built alone, the site has none to show yet. */
export async function loader({ url, context }: CareersArguments) {
  const jobs = context.get(jobsContext);
  const wanted = url.searchParams.get('job');
  return careersData(pageAt('/careers', 'careers'), {
    jobs: jobs ? await jobs.listOpenJobs() : null,
    wanted: wanted && jobs ? await jobs.findJob(wanted) : undefined,
    hasWanted: wanted !== null,
  });
}

export const meta = pageMeta;

export default CareersPage;
