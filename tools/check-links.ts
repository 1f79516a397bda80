/** Checks that every link, anchor, picture and script on every built page leads somewhere. */
import { readFileSync } from 'node:fs';
import { pages as listed } from '../content/pages.ts';
import type { SiteManifest } from '../server/http/pages/site-manifest.ts';
import { checkLinks } from './broken-links.ts';

const manifest = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;
const { pages, links, broken } = checkLinks(manifest, 'build/client');
for (const line of broken) process.stdout.write(`${line}\n`);
if (pages < listed.length)
  process.stdout.write(`Only ${pages} pages were read; ${listed.length} are listed.\n`);
process.stdout.write(`${links} links on ${pages} pages, ${broken.length} broken.\n`);
process.exitCode = broken.length > 0 || pages < listed.length ? 1 : 0;
