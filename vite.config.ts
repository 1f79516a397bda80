import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicOrigin } from './tools/public-origin.ts';

/** The header, the enquiry form and what islands share, without what the entry script has already. */
const FRAME =
  /(site\/(ui\/(?!plate-icon)|chrome\/navigation\/|features\/(service-search|enquiry)\/)|site\/features\/[^/]+$|site\/hooks\/|contracts\/(paths|endpoints|enquiry-messages)|content\/)(?!.*(keep-message-draft|show-toast))/;

export default defineConfig(({ command }) => ({
  plugins: [react()],
  appType: 'custom',
  define: {
    'import.meta.env.VITE_API_HOST': JSON.stringify(process.env.API_HOST || undefined),
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(publicOrigin),
  },
  // Nothing is inlined as data: addresses, so that the content policy needs none.
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
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
            // React with what hydrates, and what every page or several islands use: three scripts instead of twenty.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate/,
                  priority: 2,
                },
                { name: 'frame', test: FRAME, priority: 1, includeDependenciesRecursively: false },
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
        rolldownOptions: { input: { render: 'site/render.tsx' } },
      },
    },
  },
}));
