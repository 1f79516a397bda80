import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS, type SiteSettings } from '../../../contracts/site-settings.ts';
import type { Config } from '../../config.ts';

/** Settings that pages mention. Undefined if the pages were built with the same ones. */
export function siteSettings({
  retentionDays,
  traineeRetentionDays,
  clamdUrl,
  imapUrl,
  webhook,
}: Config): SiteSettings | undefined {
  const settings: SiteSettings = {
    retentionDays,
    traineeRetentionDays,
    scansResumes: clamdUrl !== undefined,
    keepsReplies: imapUrl !== undefined,
    recordsGoTo: webhook?.hasRecords
      ? webhook.receivers.map(({ url }) => new URL(url).hostname).join(' and ')
      : '',
  };
  return isDeepStrictEqual(settings, DEFAULT_SETTINGS) ? undefined : settings;
}
