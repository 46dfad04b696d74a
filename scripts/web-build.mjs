import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { at, hashOf, Stop, say, textOf } from './basics.mjs';
import { packFiles } from './pack-files.mjs';
import { runQuietly } from './process.mjs';

const web = (...parts) => at('apps', 'web', ...parts);
const sources = [
  web('src'),
  web('public'),
  web('index.html'),
  web('vite.config.ts'),
  at('scripts', 'pack-files.mjs'),
  at('packages', 'contract', 'src'),
  at('package-lock.json'),
];

/** Builds the web app into apps/web/dist when its sources, packages or build flags changed since the last build. */
export async function buildWebIfStale(node) {
  const hash = hashOf(sources, { skip: isTestOnly, also: buildFlags() });
  if (textOf(web('dist', '.build-hash')) === hash) return;
  say('Building the web app …');
  const startedAt = performance.now();
  // Built in another folder and moved in one step, so that a running server or a second start never sees half a build.
  const fresh = at('node_modules', '.cache', `web-${process.pid}`);
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  const args = [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--outDir', fresh, '--emptyOutDir'];
  const { code, output } = await runQuietly(node, args, { cwd: web() });
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Stop(
      `${output.trim()}\n\nThe web app could not be built (vite build in apps/web): mend what it says above.`,
    );
  }
  await packFiles(`${fresh}/assets`);
  writeFileSync(`${fresh}/.build-hash`, `${hash}\n`);
  moveTo(fresh, web('dist'));
  say(`Web app built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function moveTo(fresh, target) {
  const old = `${fresh}-old`;
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(target, old);
  } catch (problem) {
    if (problem.code !== 'ENOENT') throw problem;
  }
  try {
    renameSync(fresh, target);
  } catch (problem) {
    // Another start finished the same build first.
    if (!['ENOTEMPTY', 'EEXIST'].includes(problem.code)) throw problem;
  }
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
}

const isTestOnly = (file) => /\.test\.tsx?$|[\\/]src[\\/]testing[\\/]/.test(file);

const buildFlags = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
