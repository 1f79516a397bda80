import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { pages as listed } from '../../content/pages.ts';
import type { SiteManifest } from '../../server/http/pages/site-manifest.ts';

/** Addresses that the server answers without a file from the build. */
const SERVED = new Set(['/.well-known/security.txt', '/api/subscribe']);
const CALL = /^\/api\/(get_open_positions|apply_job1|contact|certificate)\.php$/;
/** Links that are not followed: links to other hosts, email addresses and phone numbers. */
const OUTSIDE = /^(https?:\/\/[^/]|mailto:|tel:)/;

interface PageLinks {
  ids: Set<string>;
  targets: Set<string>;
}

/** Follows every link, anchor, picture and script on every built page. Returns a line for each broken one. */
export function brokenLinks(manifest: SiteManifest, folder: string): string[] {
  const pages = new Map(
    Object.entries(manifest.files)
      .filter(([, { page }]) => page)
      .map(([path, { file }]) => [path, readLinks(readFileSync(join(folder, file), 'utf8'))]),
  );

  function problemOf(from: string, target: string): string | undefined {
    if (target.startsWith(`${manifest.origin}/`))
      return problemOf(from, target.slice(manifest.origin.length));
    if (OUTSIDE.test(target)) return undefined;
    if (/^[a-z]+:/.test(target)) return 'unknown scheme';
    const [address = '', anchor] = target.split('#');
    const path = (address.split('?')[0] || from).replace(/(?<=.)\/$/, '');
    if (CALL.test(path) || SERVED.has(path)) return undefined;
    if (path in manifest.rendered || path in manifest.redirects) return undefined;
    const entry = manifest.files[path];
    if (!entry || !existsSync(join(folder, entry.file))) return 'no such page or file';
    if (anchor && !pages.get(path)?.ids.has(anchor)) return `no element with the id ${anchor}`;
    return undefined;
  }

  return [...pages].flatMap(([from, { targets }]) =>
    [...targets].flatMap((target) => {
      const problem = problemOf(from, target);
      return problem ? [`${from}: ${target} (${problem})`] : [];
    }),
  );
}

function readLinks(html: string): PageLinks {
  const links: PageLinks = { ids: new Set(), targets: new Set() };
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      for (const { name, value } of child.attrs) {
        if (name === 'id') links.ids.add(value);
        if (name === 'href' || name === 'src' || name === 'action') links.targets.add(value);
        if (name === 'srcset') {
          for (const part of value.split(',')) links.targets.add(part.trim().split(' ')[0] ?? '');
        }
      }
      visit(child);
    }
  };
  visit(parse(html));
  return links;
}

/** Broken links of the pages in build/. */
export function checkBuiltPages(): string[] {
  const manifest = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;
  const lost = listed.filter(({ path }) => !(path in manifest.files || path in manifest.rendered));
  return [
    ...brokenLinks(manifest, 'build/client'),
    ...lost.map(({ path }) => `${path} is listed, and was not built`),
  ];
}
