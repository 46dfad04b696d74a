import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const copied = [
  'apps',
  'packages',
  'architecture',
  'e2e',
  'bench',
  'scripts',
  'docs',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'vitest.config.ts',
];
const left = new Set(['node_modules', 'dist', 'data', '.cache']);

/** A copy of the sources in a folder of its own, with the installed packages linked and our workspaces pointing to the copy. */
export function scratchCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'muster-scaffold-'));
  for (const name of copied) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !left.has(path.split('/').at(-1) ?? ''),
    });
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  const ours = join(copy, 'node_modules', '@muster');
  mkdirSync(ours);
  symlinkSync(join(copy, 'packages', 'contract'), join(ours, 'contract'));
  return copy;
}

/** What the compiler says about these files of a copy: server and web app in one run. */
export async function errorsIn(copy: string, files: readonly string[]): Promise<string[]> {
  const options = { types: ['node', 'vite/client'], module: 'preserve', moduleResolution: 'bundler', jsx: 'react-jsx' };
  const settings = { extends: './tsconfig.tests.json', compilerOptions: options, include: files };
  writeFileSync(join(copy, 'tsconfig.written.json'), JSON.stringify(settings));
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
  const args = [compiler, '--checkers', '1', '--pretty', 'false', '-p', 'tsconfig.written.json'];
  const run = promisify(execFile)(process.execPath, args, { cwd: copy, maxBuffer: 50_000_000 });
  const output = await run.then(
    ({ stdout }) => stdout,
    (problem: { stdout: string }) => problem.stdout,
  );
  // `npm run check` reports errors in files that the commands did not write.
  return output.split('\n').filter((line) => line.includes('error TS') && files.some((path) => line.startsWith(path)));
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter(
    (entry) => entry !== '@muster' && entry !== '.cache' && !entry.startsWith('.vite'),
  )) {
    symlinkSync(join(from, name), join(to, name));
  }
}
