import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const copied = [
  'apps',
  'packages',
  'architecture',
  'docs',
  'biome.json',
  'package.json',
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

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter(
    (entry) => entry !== '@muster' && entry !== '.cache' && !entry.startsWith('.vite'),
  )) {
    symlinkSync(join(from, name), join(to, name));
  }
}
