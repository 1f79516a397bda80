import type { PageAssets } from '../../contracts/page.ts';
import { setTheme } from './head.tsx';

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;

/** The element that comes after the first view. */
const BELOW = 'below';

/**
 * The script in the head of every page: sets the theme, and asks for the style sheets, with them for the fonts, and for the
 * script of the page, once the first view is painted, its picture included: before that they would take its line and its
 * processor. At once where nobody waits for a first view: on the way from another page of the site (all of it is in the
 * cache), after a reload, in a tab that is not seen, with a place on the page in the address, by its name or, where the
 * engine tells of it (Chromium), by its text.
 *
 * The first paint waits until the whole first view is read (`expect`): else Chromium was seen to paint the header by itself, in 10 of 36 loads, and
 * the sheets then came in the way of the rest. By script, as the Nu checker does not know such a link.
 *
 * The style of each sheet is made as it comes, not of all at once. Its handlers go first: in Firefox it comes again for its new medium.
 *
 * Whoever goes on before that, by a wheel, a finger, a key or a link to a place below, has all of it as soon as it is there.
 *
 * A first view is set in the fonts that stand in until those of the site are there (chrome/name-fonts.ts), or for two seconds where the
 * script of the page does not come. What stands below it is hidden until the style sheets are there (tokens.css). The script of the page then
 * shows it part by part (chrome/show-below-first-view.ts); where that does not come, or takes two seconds, all is shown.
 */
export const HEAD_SCRIPT = `{let d=document,r=d.documentElement;${setTheme('r')}let s=d.currentScript,a=performance.getEntriesByType("navigation")[0],h=s.previousSibling.textContent.match(/\\/[^"]+css/g),n=h.length,p,k=(rel,href)=>{let l=Object.assign(d.createElement("link"),{rel,href,blocking:"render"});if(p)l.media="print";d.head.append(l);return l},z=()=>{if("firstView"in r.dataset){delete r.dataset.firstView;delete r.dataset.firstFonts;location.hash&&location.replace(location.hash)}},e=()=>import(s.dataset.entry).catch(f),f=()=>{h.splice(0).forEach(u=>{let l=k("stylesheet",u);l.onload=l.onerror=()=>{l.onload=l.onerror=0;if(l.media)l.media="all",getComputedStyle(r).color;--n||(p?setTimeout(z,2e3,r.dataset.firstView="styled"):z(),dispatchEvent(new Event("styled")))}});if(e)d.readyState=="loading"?d.addEventListener("DOMContentLoaded",e):e();e=0};k("expect","#${BELOW}");r.dataset.firstView="";if(d.hidden||/#/.test(location.hash+a?.name)||self.navigation?.activation?.from||a?.type!="navigate")f();else{p=1;r.dataset.firstFonts="";onwheel=onkeydown=onpointerdown=()=>{onwheel=p=0;f();n||z()};new PerformanceObserver(()=>Promise.all([...d.images].map(i=>i.loading=="eager"&&i.decode())).then(f,f)).observe({type:"paint",buffered:true});setTimeout(f,3e3)}}`;

/**
 * Moves the style sheets that a rendered page links below its first view to the end of its head, where without script
 * they are linked as ever, and has the script of the page come with them.
 */
export function linkLate(html: string, { entry }: Pick<PageAssets, 'entry'>): string {
  const links = [...new Set(html.match(STYLESHEET))].join('');
  const late = `<noscript>${links}</noscript><script data-entry="${entry}">${HEAD_SCRIPT}</script>`;
  const [firstView = '', ...rest] = html.split(STYLESHEET);
  return firstView.replace('</head>', () => `${late}</head>`) + markStart(rest.join(''));
}

/**
 * Names the first element that has no name yet. Chromium paints as it reads the start of an element that the paint waits for, so it is one
 * after the first view.
 */
function markStart(html: string): string {
  return html.replace(/<(?!script|template)(?![^<>]* id=)[\w-]+/, `$& id="${BELOW}"`);
}
