/** Checks that every link, anchor, picture and script on every built page leads somewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { company } from '../content/company.ts';
import { pages as listed } from '../content/pages.ts';
import { PATHS } from '../contracts/paths.ts';
import type { SiteManifest } from '../server/http/pages/site-manifest.ts';

/** What the server answers without a file of the build. */
const SERVED = new Set(['/.well-known/security.txt']);
const CALL = /^\/api\/(get_open_positions|apply_job1|contact|certificate)\.php$/;
const OUTSIDE = [`tel:${company.phone}`, `mailto:${company.email}`, 'https://wa.me/'];

const manifest = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;

interface PageLinks {
  ids: Set<string>;
  targets: string[];
}

function read(file: string): PageLinks {
  const links: PageLinks = { ids: new Set(), targets: [] };
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      for (const { name, value } of child.attrs) {
        if (name === 'id') links.ids.add(value);
        if (name === 'href' || name === 'src' || name === 'action') links.targets.push(value);
        if (name === 'srcset')
          links.targets.push(...value.split(',').map((part) => part.trim().split(' ')[0] ?? ''));
      }
      visit(child);
    }
  };
  visit(parse(readFileSync(`build/client/${file}`, 'utf8')));
  return links;
}

const pages = new Map(
  Object.entries(manifest.files)
    .filter(([, entry]) => entry.page)
    .map(([path, entry]) => [path, read(entry.file)] as const),
);

function isOutside(target: string): boolean {
  return (
    OUTSIDE.some((prefix) => target.startsWith(prefix)) || Object.values(company.profiles).includes(target)
  );
}

function leadsNowhere(from: string, target: string): string | undefined {
  if (isOutside(target)) return undefined;
  if (/^[a-z]+:/.test(target)) {
    const isOwnOrigin = /^https?:\/\/[^/]+/.exec(target);
    if (!isOwnOrigin) return 'unknown scheme';
    return leadsNowhere(from, target.replace(/^https?:\/\/[^/]+/, '') || '/');
  }
  const [address = '', anchor] = target.split('#');
  const path = (address.split('?')[0] || from).replace(/(?<=.)\/$/, '');
  if (CALL.test(path) || SERVED.has(path) || path in manifest.rendered) return undefined;
  if (path in manifest.redirects) return undefined;
  if (path === PATHS.contact && address.includes('?') && !(address in manifest.files)) {
    return 'nothing that one can ask about';
  }
  const entry = manifest.files[path];
  if (!entry || !existsSync(`build/client/${entry.file}`)) return 'no such page or file';
  if (anchor && !pages.get(path)?.ids.has(anchor)) return `no element with the id ${anchor}`;
  return undefined;
}

let checked = 0;
let broken = 0;
for (const [from, { targets }] of pages) {
  for (const target of new Set(targets)) {
    checked += 1;
    const reason = leadsNowhere(from, target);
    if (!reason) continue;
    broken += 1;
    process.stdout.write(`${from}: ${target} (${reason})\n`);
  }
}
if (pages.size < listed.length)
  process.stdout.write(`Only ${pages.size} pages were read; ${listed.length} are listed.\n`);
process.stdout.write(`${checked} links on ${pages.size} pages, ${broken} broken.\n`);
process.exitCode = broken > 0 || pages.size < listed.length ? 1 : 0;
