import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { entriesAtBuild } from './tools/build/entries-at-build.ts';
import { inlineScripts } from './tools/build/inline-scripts.ts';
import { OLDEST_BROWSERS } from './tools/build/oldest-browsers.ts';
import { readApiHost } from './tools/build/read-api-host.ts';
import { publicOrigin } from './tools/public-origin.ts';

/** lightningcss: Features.VendorPrefixes and LightDark. Browsers of the target take what is written without. */
const AS_WRITTEN = 262_144 | 1_048_576;
/** MediaIntervalSyntax and MediaRangeSyntax. Browsers before the oldest supported ones then choose the right layout too. */
const FOR_OLD_BROWSERS = 64 | 128;

export default defineConfig(({ command }) => ({
  plugins: [react(), entriesAtBuild(), inlineScripts(), plainImports()],
  appType: 'custom',
  // Breakpoints have names (site/styles/breakpoints.css), which browsers do not know yet.
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, include: FOR_OLD_BROWSERS, exclude: AS_WRITTEN },
  },
  define: {
    'import.meta.env.VITE_API_HOST': JSON.stringify(readApiHost(process.env)),
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(publicOrigin),
  },
  // Nothing is inlined as data: addresses, so that the content policy needs none.
  build: { assetsInlineLimit: 0, target: OLDEST_BROWSERS },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: { entry: 'site/islands/client-entry.ts', style: 'site/styles/index.css' },
          output: {
            entryFileNames: 'static/js/[name]-[hash].js',
            chunkFileNames: 'static/js/[name]-[hash].js',
            // What runs at once, React, and the islands of every page, each with what they import: twenty scripts otherwise.
            codeSplitting: {
              groups: [
                { name: 'entry', test: /islands\/client-entry/, priority: 3 },
                { name: 'react', test: /islands\/hydrate/, priority: 2 },
                {
                  name: 'frame',
                  test: /(desktop-navigation|mobile-menu|service-search|enquiry-form)\.tsx$/,
                  priority: 1,
                },
                // Of the islands that start by themselves: three small files more otherwise.
                { name: 'shared', test: /site\/ui\/|valibot/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server needs no package for its pages.
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'build/server',
        // Pictures that only static parts show are known to this build alone.
        emitAssets: true,
        // Scripts that it loads stand beside it, apart from the pictures.
        rolldownOptions: {
          input: { render: 'site/render.tsx' },
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
    deskClient: {
      consumer: 'client',
      build: {
        outDir: 'build/desk/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: {
            entry: 'desk/browser/entry.ts',
            theme: 'desk/browser/theme.ts',
            style: 'desk/style.css',
          },
          output: {
            entryFileNames: 'static/js/[name]-[hash].js',
            chunkFileNames: 'static/js/[name]-[hash].js',
          },
        },
      },
    },
    deskServer: {
      consumer: 'server',
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'build/desk/server',
        rolldownOptions: { input: { render: 'desk/render.tsx' } },
      },
    },
  },
}));

/**
 * Vite would put 0.8 kB into the script of each page to load styles and scripts beside an import. Islands bring no styles,
 * and the page itself names the scripts that they need.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
