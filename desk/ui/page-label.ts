import { ENQUIRY_VIAS, VIA_LABELS } from '../../domain/enquiry-via.ts';
import { pages } from '../../content/pages.ts';

/** The page's name in the site's navigation, or the source of an entered enquiry. */
export function pageLabel(path: string | undefined): string {
  if (path === undefined) return 'Not known';
  const via = ENQUIRY_VIAS.find((known) => known === path);
  if (via) return VIA_LABELS[via];
  const page = pages.find((candidate) => candidate.path === path);
  return page ? ('label' in page && page.label) || page.title : path;
}
