import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const reactItself = /node_modules\/(react|react-dom|scheduler)\//;
const baseParts =
  /apps\/web\/src\/(ui\/(auth|logo|field|notice|state\/error-state|input\/(input-box|text-input|password-input)|button\/(anchor-)?button\.)|platform\/(api\/call-api|form\/use-submit|access\/(enter-portal|lazy-page|screen-guard))|domains\/accounts\/(public-page|second-factor-field|sign-in))/;

export default defineConfig({
  plugins: [react(), preloadFont()],
  // The server replaces the marker by the nonce of each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  define: { 'import.meta.env.VITE_MENU': JSON.stringify(process.env.VITE_MENU ?? 'current') },
  build: {
    // A strict content policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 250,
    // What the login page is made of travels in one file: fewer requests, better compressed.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: reactItself },
            { name: 'base', test: baseParts },
          ],
        },
      },
    },
  },
});

/** The one font file that every page needs starts to load with the page itself, so that text does not jump. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => file.includes('inter-latin-wght-normal'));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
