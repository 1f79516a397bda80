import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const publicUrl = (process.env.PUBLIC_URL || 'http://localhost:3000').replace(/\/$/, '');

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    'import.meta.env.VITE_API_HOST': JSON.stringify(process.env.API_HOST || undefined),
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(publicUrl),
  },
  // Nothing is inlined as data: addresses, so that the content policy needs none.
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Chromium then compiles what nearly all runs at the start beside the page, not while it starts it.
            postBanner: (chunk) => (chunk.name === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''),
            // Few files instead of thirty: the libraries, which change seldom, and the frame that every page shares.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, priority: 2 },
                {
                  name: 'frame',
                  test: /(site\/(chrome|ui|hooks|art)|contracts|content)\//,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
