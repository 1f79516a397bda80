/** Origin for canonical links, the sitemap and the company profile: PUBLIC_URL, as the server reads it. */
export const publicOrigin = new URL(process.env.PUBLIC_URL?.trim() || 'http://localhost:3000').origin;
