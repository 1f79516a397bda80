import type { PageAssets } from '../../contracts/page.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;

/**
 * Asks for the style sheets, with them for the fonts, and for the script of the page, once the first view is painted:
 * before that they would take its line and its processor. At once where nobody waits for a first view: on the way from
 * another page of the site (all of it is in the cache), after a reload, with a place on the page in the address, in a
 * tab that is not seen. What stands below the first view is hidden until the style sheets are there (tokens.css).
 */
export const LATE_SCRIPT = `{let d=document,r=d.documentElement,s=d.currentScript,h=s.previousSibling.textContent.match(/\\/[^"]+css/g),n=h.length,e=()=>import(s.dataset.entry).catch(()=>{}),f=()=>{h.splice(0).forEach(u=>{let l=d.createElement("link");l.rel="stylesheet";l.href=u;l.setAttribute("blocking","render");l.onload=l.onerror=()=>--n||delete r.dataset.firstView;d.head.append(l)});if(e)d.readyState=="loading"?d.addEventListener("DOMContentLoaded",e):e();e=0};r.dataset.firstView="";if(d.hidden||location.hash||self.navigation?.activation?.from||performance.getEntriesByType("navigation")[0]?.type!="navigate")f();else{new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&f()).observe({type:"paint",buffered:true});setTimeout(f,3e3)}}`;

/**
 * Moves the style sheets that a rendered page links below its first view to the end of its head, where without script
 * they are linked as ever, and has the script of the page come with them.
 */
export function linkLate(html: string, { entry, preload }: Pick<PageAssets, 'entry' | 'preload'>): string {
  const links = [...new Set(html.match(STYLESHEET))].join('');
  const late = `<noscript>${links}</noscript><script data-entry="${entry}" data-preload="${preload.join(' ')}">${LATE_SCRIPT}</script>`;
  return html.replaceAll(STYLESHEET, '').replace('</head>', () => `${late}</head>`);
}
