import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { at, main } from './basics.mjs';

const own = [at('apps', 'server', 'src'), at('packages', 'contract', 'src')];

/** The bundle reads migrations and starts workers from the sources, so each module keeps its own address. */
const keepAddresses = {
  name: 'keep-addresses',
  transform(code, id) {
    if (!own.some((folder) => id.startsWith(folder)) || !code.includes('import.meta.')) return null;
    const kept = code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
    return { code: kept, map: null };
  },
};

/**
 * Node keeps the source in memory, with two bytes for each character if one of them needs two: 4 MiB less this way. Names stay, for stack
 * traces and errors.
 */
const small = {
  charset: 'ascii',
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
};

/** Of the many small files of these packages, most is not used. */
const bundled = /^(zod|kysely)($|\/)/;
const isExternal = (id) => !/^[./]|^[A-Za-z]:|^@muster\//.test(id) && !bundled.test(id);

await main(async () => {
  const [folder] = process.argv.slice(2);
  const bundle = await rolldown({
    input: at('apps', 'server', 'src', 'main.ts'),
    platform: 'node',
    external: isExternal,
    plugins: [keepAddresses],
  });
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  // Source paths in the map are relative to the place that the bundle moves to.
  const sourcemapPathTransform = (path, map) => new URL(path, pathToFileURL(map)).href;
  await bundle.write({ dir: folder, sourcemap: true, sourcemapPathTransform, ...names, ...small });
  return 0;
});
