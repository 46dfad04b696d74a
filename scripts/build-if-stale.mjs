import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { at, hashOf, Stop, say, textOf } from './basics.mjs';
import { runQuietly } from './process.mjs';

/**
 * Builds into `target` when the sources, or the text `also`, changed since the last build. `args` answers the program
 * and its arguments for a folder to build into; `after` may add to that folder, also from the last build in `target`.
 */
export async function buildIfStale({ name, sources, also, target, node, args, cwd, after = () => undefined }) {
  const hash = hashOf(sources, { skip: isTestOnly, also });
  if (textOf(`${target}/.build-hash`) === hash) return;
  say(`Building the ${name} …`);
  const startedAt = performance.now();
  // Built in another folder and moved in one step, so that a running server or a second start never sees half a build.
  const fresh = at('node_modules', '.cache', `${name.replaceAll(' ', '-')}-${process.pid}`);
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  const { code, output } = await runQuietly(node, args(fresh), { cwd });
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Stop(`${output.trim()}\n\nThe ${name} could not be built: fix what the output above reports.`);
  }
  await after(fresh, target);
  writeFileSync(`${fresh}/.build-hash`, `${hash}\n`);
  moveTo(fresh, target);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${name[0].toUpperCase()}${name.slice(1)} built in ${seconds} s.`);
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
