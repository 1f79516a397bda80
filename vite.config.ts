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
});
