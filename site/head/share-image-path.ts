/** /services/cloud-services/waf → /share/services-cloud-services-waf.png */
export function shareImagePath(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/share/${name}.png`;
}
