import { DEFAULT_SETTINGS } from '../../contracts/site-settings.ts';
import { privacyPage } from '../privacy.ts';

/** The privacy page. A server renders it with its own settings (content/pages-with-settings.ts). */
export const privacy = privacyPage(DEFAULT_SETTINGS);
