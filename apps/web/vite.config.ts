import { join } from 'node:path';
import { builtScreens, screensNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { preloadPortal } from './page-links/preload-portal.ts';

const reactItself = /node_modules\/(react|react-dom|scheduler)\//;
const baseParts =
  /apps\/web\/src\/(ui\/(auth|logo|field|notice|state\/error-state|input\/(input-box|text-input|password-input)|button\/(anchor-)?button\.)|platform\/(api\/call-api|form\/use-submit|access\/(enter-portal|lazy-page|screen-guard))|domains\/accounts\/(public-page|second-factor-field|sign-in))|contract\/src\/validation-messages\.|apps\/web\/src\/main\.tsx/;
const portalParts =
  /apps\/web\/src\/(app\/portal\.|domains\/employees\/employee-(form\/lazy-employee-form|status\/lazy-status-dialog)|ui\/(page\/(page|page-header)|badge\/(status-badge|state-badge|status-word)|button\/link-button|plain-table\/second-line)\.|platform\/(session\/can|api\/quiet-refresh|feedback\/(use-confirm|toast-acts)|realtime\/use-refresh-on|format\/(minutes|money|zones)|keys\/(screen-keys|use-page-keys)|address\/use-latest-address)\.)|contract\/src\/screen-paths\.|\/icons\/Icon(ChevronLeft|ChevronRight|Pencil|Plus|Trash|Download)\./;
/** What cards and records are made of, without tables, forms and overlays. */
const recordParts =
  /apps\/web\/src\/(platform\/(format\/zone-times|address\/(use-address-view|use-last)|record\/(loaded|record-tabs|recent-records|record-page|unknown-record))|ui\/(card\/card|state\/rows-skeleton|plain-table\/plain-table|email\/email-link|description-list\/description-list|timeline\/timeline|formatted-text\/formatted-text|record\/record-(layout|skeleton)|tabs\/(link-tabs|tab)))\./;
/** The first screen of client users, and what everybody's first screen shares with it. It is loaded already when other pages are opened. */
const homeParts = /apps\/web\/src\/domains\/home\/(needs\/needs-card|client\/client-home(\.page)?)\./;
const overlayParts = /apps\/web\/src\/ui\/(overlay\/|theme\.)/;
/** Of domains, for pages that import them: without it they join the portal, which imports other parts of those domains. */
const pageParts =
  /apps\/web\/src\/domains\/(attendance\/(day-texts|use-punch)|leave\/(request-facts|use-request-balance))\./;
/** What the pages about employees share. */
const employeeParts =
  /apps\/web\/src\/(domains\/employees\/(employees\.queries|status-label)|platform\/api\/endpoints\/employee(s|-card|-history|-status))\./;
const tableParts =
  /apps\/web\/src\/platform\/table\/(data-table|name-cell|zone-cell|export-menu|use-table-address|use-record-list|columns-of|query-status)\.|apps\/web\/src\/(platform\/(keys\/use-create|form\/lookup|feedback\/use-removal)|platform\/record\/row-entries|ui\/(badge\/status-word|input\/choice)|domains\/lookups\/lookup-choices)\./;

const firstNames = ['rolldown-runtime', 'react', 'base'];
/** Files that index.html loads: no page has to name them again. */
const firstParts = new RegExp(`^assets/(${firstNames.join('|')})-[\\w-]+\\.(js|css)$`);
const namedParts = new Set([...firstNames, 'page-parts', 'portal', 'table', 'form', 'ui', 'record', 'overlay', 'home']);
const shortName = (name: string) => (namedParts.has(name) ? `${name}-` : '');

export default defineConfig({
  plugins: [
    react(),
    preloadFont(),
    preloadPortal({ isFirst: (file) => firstParts.test(file) }),
    leanParts(),
    withoutPlannedScreens(),
  ],
  // The server replaces the marker by the nonce of each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  define: { 'import.meta.env.VITE_MENU': JSON.stringify(process.env.VITE_MENU ?? 'current') },
  build: {
    // A strict content policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'js' ? parts.filter((part) => !firstParts.test(part)) : parts,
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 260,
    // What every page of a kind is made of travels in one file, with all it imports: fewer requests, better compressed.
    // The higher priority takes first, so that the login page never loads a file of the portal.
    rolldownOptions: {
      // What the router says to developers: 1 KiB of gzip.
      treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
      output: {
        // The portal names the files of each page: short names save 3 KiB of gzip.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css')
            ? `assets/${shortName(name.slice(0, -'.css'.length))}[hash:7].css`
            : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: reactItself, priority: 5 },
            { name: 'base', test: baseParts, priority: 4 },
            { name: 'page-parts', test: pageParts, priority: 3, includeDependenciesRecursively: false },
            { name: 'employees', test: employeeParts, priority: 3, includeDependenciesRecursively: false },
            { name: 'portal', test: portalParts, priority: 2 },
            { name: 'overlay', test: overlayParts, priority: 2, includeDependenciesRecursively: false },
            { name: 'record', test: recordParts, priority: 2, includeDependenciesRecursively: false },
            { name: 'table', test: tableParts, priority: 1 },
            {
              name: 'form',
              test: /apps\/web\/src\/platform\/(form|record|upload)\//,
              minShareCount: 6,
              includeDependenciesRecursively: false,
            },
            { name: 'home', test: homeParts },
            {
              name: 'ui',
              // The icon with the part that shows it: beside styles of a domain it would bring them to every first screen.
              test: /apps\/web\/src\/ui\/|\/icons\/IconFile\./,
              minShareCount: 6,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});

/** The one font file that every page needs starts to load with the page itself, so that no text moves: lines of the fallback wrap elsewhere. */
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

/**
 * The router's code for server rendering, errors of the server, prefetching and instrumentation and the queries' code for endless lists, which
 * the portal does not use, are replaced by what they do then: 5 KiB of gzip. The build fails if a new version imports more from these files.
 * The router's forms and links with a state, which nothing imports, leave as well: 1 KiB.
 */
function leanParts(): Plugin {
  const replaced = [
    {
      file: /\/ssr\/components\.js$/,
      from: /react-router\/.*\/lib\/(dom\/lib|components)\.js$/,
      by: 'no-framework.ts',
    },
    { file: /\/errors\.js$/, from: /react-router\/.*\/lib\/hooks\.js$/, by: 'no-server-errors.ts' },
    { file: /\/instrumentation\.js$/, from: /react-router\/.*\/lib\/router\/router\.js$/, by: 'no-instrumentation.ts' },
    { file: /\/infiniteQueryBehavior\.js$/, from: /query-core\/.*\/query\.js$/, by: 'no-endless-lists.ts' },
  ];
  return {
    name: 'lean-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId: (file, importer = '') => {
      const part = replaced.find((one) => one.file.test(file) && one.from.test(importer));
      return part ? join(import.meta.dirname, 'lean-parts', part.by) : null;
    },
    transform: {
      // The bundler keeps a component that is given a name or a ref, because it cannot know that this changes nothing else.
      filter: { id: /react-router\/.*\/lib\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/^const \w+ = (?=[\w$]+\.forwardRef\()/gm, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

/**
 * Screens that are declared but not built have no page, so they add nothing to the portal: 3 KiB of gzip. Neither do the sections of the
 * specification, which only documents name. Only addresses that a built screen
 * would read as its record stay: without a route of its own `/recruitment/interviews` would be the position 'interviews'.
 */
function withoutPlannedScreens(): Plugin {
  const planned = new Set<string>(screensNotYetBuilt);
  const records = builtScreens
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+\??/g, '[^/]+')}$`));
  const keptOf = (name: string, declared: string) => {
    const path = /^ {4}path: '([^']+)'/m.exec(declared)?.[1] ?? '';
    if (!records.some((record) => record.test(path))) return '';
    return `  ${name}: { name: '${name}', path: '${path}', access: 'public' },\n`;
  };
  return {
    name: 'without-planned-screens',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /contract\/src\/domains\/[\w-]+\/[\w-]+\.screens\.ts$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^ {2}(\w+): \{\n(?: {4}.*\n)*? {2}\},\n/gm, (declared, name: string) =>
            planned.has(name) ? keptOf(name, declared) : declared,
          )
          .replaceAll(/^ {4}section: '.*',\n/gm, ''),
        map: null,
      }),
    },
  };
}
