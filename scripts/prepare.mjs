import { fileURLToPath } from 'node:url';
import { main } from './basics.mjs';
import { install } from './install.mjs';
import { requireOwnNode } from './runtime.mjs';
import { buildServerIfStale } from './server-build.mjs';
import { buildWebIfStale } from './web-build.mjs';

/** Installs the packages and the product's own Node; returns the path of that Node. */
export async function prepareRuntime() {
  await install();
  return requireOwnNode();
}

/** Everything that a start needs: packages, Node and a fresh build of the server and the web app. */
export async function prepare() {
  const node = await prepareRuntime();
  await buildServerIfStale(node);
  await buildWebIfStale(node);
  return node;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await prepare();
    return 0;
  });
}
