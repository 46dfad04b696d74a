import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository: every script works from here, whatever the current folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The absolute path of a file of the repository. */
export const at = (...parts) => join(root, ...parts);

/** Writes one line to the terminal. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** A message for the terminal, without a stack trace. */
export class Stop extends Error {}

/** Runs a script and prints a thrown error as one readable line. */
export async function main(run) {
  try {
    process.exitCode = await run();
  } catch (problem) {
    process.stderr.write(`\n${problem instanceof Stop ? problem.message : (problem?.stack ?? problem)}\n`);
    process.exitCode = 1;
  }
}

/** Hash of the names and contents of files and folders; a missing one counts as empty. */
export function hashOf(paths, { skip = () => false, also = '' } = {}) {
  const hash = createHash('sha256').update(also);
  for (const file of paths.flatMap((path) => filesUnder(path)).filter((file) => !skip(file))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The text of a small file, or an empty string if it does not exist. */
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
