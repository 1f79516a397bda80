/**
 * Origin of the site for canonical links, the sitemap and the company profile. It is the same as the server's
 * PUBLIC_URL.
 */
export const publicOrigin = new URL(process.env.PUBLIC_URL?.trim() || 'http://localhost:3000').origin;
