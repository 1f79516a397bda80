/** /services/cloud-services/waf → /share/services-cloud-services-waf.jpg */
export function shareImagePath(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/share/${name}.jpg`;
}
