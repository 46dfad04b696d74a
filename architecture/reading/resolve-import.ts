import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Codebase } from './codebase.ts';

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'missing' };

const contractName = '@muster/contract';

/** Relative imports include the file extension, so a path resolves without guessing. */
export function resolveImport(codebase: Codebase, from: string, specifier: string): Target {
  if (specifier.startsWith('.')) return relativeTarget(codebase, from, specifier);
  if (isBuiltin(specifier)) return { kind: 'builtin', name: specifier.replace(/^node:/, '') };
  if (specifier === contractName) return { kind: 'file', path: 'packages/contract/src/index.ts' };
  if (specifier.startsWith('@muster/')) return contractTarget(codebase, specifier);
  return {
    kind: 'package',
    name: specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  };
}

/** Its package.json exports each file of src by itself, so that a screen loads only what it needs. */
function contractTarget(codebase: Codebase, specifier: string): Target {
  const path = `packages/contract/src/${specifier.slice(contractName.length + 1)}`;
  return specifier.startsWith(`${contractName}/`) && isThere(codebase, path)
    ? { kind: 'file', path }
    : { kind: 'missing' };
}

function relativeTarget(codebase: Codebase, from: string, specifier: string): Target {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?\w+$/, ''));
  return isThere(codebase, path) ? { kind: 'file', path } : { kind: 'missing' };
}

function isThere(codebase: Codebase, path: string): boolean {
  // Images and fonts are not read here; the build fails if one is missing.
  return codebase.sources.has(path) || codebase.texts.has(path) || /\.(png|jpg|webp|avif|ico|woff2)$/.test(path);
}
