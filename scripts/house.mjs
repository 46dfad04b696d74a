import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository: every script works from here, wherever it was called. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The address of a file of the repository. */
export const at = (...parts) => join(root, ...parts);

/** One line on the terminal. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** A sentence for the person at the terminal, without a stack trace. */
export class Stop extends Error {}

/** Runs a script to its end and turns what it throws into one readable line. */
export async function main(run) {
  try {
    process.exitCode = await run();
  } catch (problem) {
    process.stderr.write(`\n${problem instanceof Stop ? problem.message : (problem?.stack ?? problem)}\n`);
    process.exitCode = 1;
  }
}

/** Hash of the content of files and folders, names included; a missing one counts as empty. */
export function hashOf(paths, { skip = () => false, also = '' } = {}) {
  const hash = createHash('sha256').update(also);
  for (const file of paths.flatMap((path) => filesUnder(path)).filter((file) => !skip(file))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The text of a small file, or an empty string where there is none. */
export const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

function filesUnder(path) {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return [];
  if (!there.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
