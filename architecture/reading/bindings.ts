import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BoundCall } from '../rules/completeness.ts';

/** The calls that the server's `*.routes.ts` files bind, read from their exports. */
export async function boundCalls(root: string): Promise<BoundCall[]> {
  const folder = join(root, 'apps', 'server', 'src', 'domains');
  const files = filesUnder(folder).filter((path) => path.endsWith('.routes.ts'));
  const bound = await Promise.all(
    files.map((file) => callsBoundIn(join(folder, file)).then((calls) => calls.map((call) => ({ call, file })))),
  );
  return bound.flat();
}

function filesUnder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted() : [];
}

async function callsBoundIn(path: string): Promise<string[]> {
  const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  return Object.values(exported).filter(Array.isArray).flat().flatMap(nameOfBinding);
}

function nameOfBinding(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null || !('call' in entry) || !('run' in entry)) return [];
  const { call } = entry;
  const isNamed = typeof call === 'object' && call !== null && 'name' in call && typeof call.name === 'string';
  return isNamed ? [String(call.name)] : [];
}
