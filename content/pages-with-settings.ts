import { PATHS } from '../contracts/paths.ts';
import type { SiteSettings } from '../contracts/site-settings.ts';
import { careersPage } from './careers.ts';
import { privacyPage } from './privacy.ts';
import type { Page } from './types.ts';

/** The page with the server's settings. */
export function pageWithSettings(page: Page, settings: SiteSettings): Page {
  if (page.path === PATHS.privacy) return privacyPage(settings);
  if (page.path === PATHS.careers) return careersPage(settings);
  return page;
}
