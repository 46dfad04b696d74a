import { posix } from 'node:path';
import { isBuiltin } from 'node:module';
import type { House } from './house.ts';

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'missing' };

const workspaces: Readonly<Record<string, string>> = {
  '@muster/contract': 'packages/contract/src/index.ts',
  '@muster/server': 'apps/server/src/index.ts',
  '@muster/web': 'apps/web/src/index.ts',
};

/** Relative imports carry their ending, so that a path is found without guessing. */
export function resolveImport(house: House, from: string, specifier: string): Target {
  if (specifier.startsWith('.')) return relativeTarget(house, from, specifier);
  if (isBuiltin(specifier)) return { kind: 'builtin', name: specifier.replace(/^node:/, '') };
  const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const own = workspaces[name];
  if (own === undefined) return { kind: 'package', name };
  return name === specifier ? { kind: 'file', path: own } : { kind: 'missing' };
}

function relativeTarget(house: House, from: string, specifier: string): Target {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?\w+$/, ''));
  return isThere(house, path) ? { kind: 'file', path } : { kind: 'missing' };
}

function isThere(house: House, path: string): boolean {
  // Pictures and fonts are not read; the build finds them or fails.
  return house.sources.has(path) || house.texts.has(path) || /\.(png|jpg|webp|avif|ico|woff2)$/.test(path);
}
