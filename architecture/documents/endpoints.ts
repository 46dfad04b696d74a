import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallDeclaration } from '@muster/contract';
import { type CallGroup, declaredCallGroups } from '../reading/declarations.ts';

export interface EndpointFile {
  readonly path: string;
  /** Null where there is no such file. */
  readonly written: string | null;
  /** Null where the contract has no such group any more. */
  readonly fresh: string | null;
}

const folder = 'apps/web/src/platform/api/endpoints';

/** One file for each group of calls, so that a page loads only the addresses of the groups that it uses. */
export async function endpointFiles(root: string): Promise<EndpointFile[]> {
  const groups = await declaredCallGroups(root);
  const fresh = new Map(groups.map((group) => [`${folder}/${group.file}.generated.ts`, endpointsSource(group)]));
  const absolute = join(root, folder);
  const existing = existsSync(absolute) ? readdirSync(absolute).map((name) => `${folder}/${name}`) : [];
  return [...new Set([...fresh.keys(), ...existing])].map((path) => ({
    path,
    written: existing.includes(path) ? readFileSync(join(root, path), 'utf8') : null,
    fresh: fresh.get(path) ?? null,
  }));
}

function endpointsSource({ domain, file, name, calls }: CallGroup): string {
  const lines = Object.entries(calls).map(([key, call]) => `  ${key}: ${endpointSource(call)},`);
  return [
    '// Generated from the contract: npm run documents',
    `import type { ${name} } from '@muster/contract/domains/${domain}/${file}.calls.ts';`,
    "import type { EndpointsOf } from '../endpoint.ts';",
    '',
    `export const ${name.replace(/Calls$/, 'Endpoints')}: EndpointsOf<typeof ${name}> = {`,
    ...lines,
    '};',
    '',
  ].join('\n');
}

function endpointSource({ method, path, credential, idempotent, answer }: CallDeclaration): string {
  const facts = [
    `method: '${method}'`,
    `path: '${path}'`,
    ...(credential === undefined ? [] : [`credential: '${credential}'`]),
    ...(idempotent ? ['idempotent: true'] : []),
    ...(answer === 'file' ? ['file: true'] : []),
  ];
  return `{ ${facts.join(', ')} }`;
}
