/**
 * Runs as soon as it is parsed, beside a picture that exists for each theme. Both pictures are lazy; the script loads
 * the one of the present theme without waiting for the layout.
 */
const isDark = document.documentElement.classList.contains('dark');
const shown = isDark ? 'picture:not(.on-light) img' : 'picture:not(.on-dark) img';
const images = document.currentScript?.parentElement?.querySelectorAll<HTMLImageElement>(shown) ?? [];
for (const image of images) image.loading = 'eager';
