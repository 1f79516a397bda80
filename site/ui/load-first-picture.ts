/**
 * Runs as soon as it is parsed, beside a picture for each theme. Both are lazy: the one of the present theme need not wait
 * for the layout.
 */
const isDark = document.documentElement.classList.contains('dark');
const shown = isDark ? 'picture:not(.on-light) img' : 'picture:not(.on-dark) img';
const images = document.currentScript?.parentElement?.querySelectorAll<HTMLImageElement>(shown) ?? [];
for (const image of images) image.loading = 'eager';
