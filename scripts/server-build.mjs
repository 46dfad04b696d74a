import { at, root } from './basics.mjs';
import { buildIfStale } from './build-if-stale.mjs';

const server = (...parts) => at('apps', 'server', ...parts);

/** The built server: starts in half the time of its sources, and needs about 15 MiB less. */
export const builtServer = server('dist', 'main.mjs');

/** Builds the server into apps/server/dist when its sources or packages changed, or when the repository moved. */
export const buildServerIfStale = (node) =>
  buildIfStale({
    name: 'server',
    sources: [
      server('src'),
      at('packages', 'contract', 'src'),
      at('scripts', 'bundle-server.mjs'),
      at('package-lock.json'),
    ],
    // The bundle names absolute paths.
    also: root,
    target: server('dist'),
    node,
    args: (fresh) => [at('scripts', 'bundle-server.mjs'), fresh],
  });
