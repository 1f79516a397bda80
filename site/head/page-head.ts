import { company } from '../../content/company.ts';
import type { Page } from '../../content/types.ts';
import type { SelectedJob } from '../../contracts/job.ts';
import { jobPath } from '../../contracts/paths.ts';

/** Texts for search results and share previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical address without the host. */
  address: string;
}

/** Longer descriptions are cut off in search results. */
const DESCRIPTION_LENGTH = 155;

/** An open job has its own title, description and address. For any other job they are those of the careers page. */
export function pageHead(page: Page, selected?: SelectedJob): PageHead {
  const ofPage = {
    title: page.documentTitle ?? page.title,
    description: page.description,
    address: page.path,
  };
  if (selected?.state !== 'open') return ofPage;
  const { job } = selected;
  return {
    title: `${job.title}, ${job.location}`,
    description: shortened(`${job.type} in ${job.location}. ${job.description.replace(/\s+/g, ' ')}`),
    address: jobPath(job.id),
  };
}

export function documentTitle({ title }: PageHead): string {
  return `${title} · ${company.name}`;
}

/** Ends with a whole word. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
