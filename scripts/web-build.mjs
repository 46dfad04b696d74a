import { at } from './basics.mjs';
import { buildIfStale } from './build-if-stale.mjs';
import { keepEarlierParts } from './earlier-parts.mjs';
import { packFiles } from './pack-files.mjs';

const web = (...parts) => at('apps', 'web', ...parts);
const sources = [
  web('src'),
  web('public'),
  web('index.html'),
  web('lean-parts'),
  web('page-links'),
  web('vite.config.ts'),
  at('scripts', 'pack-files.mjs'),
  at('scripts', 'earlier-parts.mjs'),
  at('packages', 'contract', 'src'),
  at('package-lock.json'),
];

/** Builds the web app into apps/web/dist when its sources, packages or build flags changed since the last build. */
export const buildWebIfStale = (node) =>
  buildIfStale({
    name: 'web app',
    sources,
    also: buildFlags(),
    target: web('dist'),
    node,
    args: (fresh) => [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--outDir', fresh, '--emptyOutDir'],
    cwd: web(),
    after: async (fresh, target) => {
      await packFiles(`${fresh}/assets`);
      keepEarlierParts(fresh, target);
    },
  });

const buildFlags = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
