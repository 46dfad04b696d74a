import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, partsList } from './parts-list.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
}

export interface NamedPart {
  readonly name: string;
  readonly isRuntime: boolean;
}

const manifests = [
  'package.json',
  'packages/contract/package.json',
  'apps/server/package.json',
  'apps/web/package.json',
];

/** Every package that one of our package.json files names, except the workspaces. */
export function namedParts(root: string): NamedPart[] {
  const named = new Map<string, boolean>();
  for (const { dependencies, optionalDependencies, devDependencies } of manifests.map((path) =>
    readJson<Manifest>(root, path),
  )) {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) named.set(name, true);
    for (const name of Object.keys(devDependencies ?? {})) named.set(name, named.get(name) ?? false);
  }
  return [...named].filter(([name]) => !name.startsWith('@muster/')).map(([name, isRuntime]) => ({ name, isRuntime }));
}

/** The row for a package: its own, or else the most specific one with a `*`. */
export function rowOf(name: string): string | undefined {
  const rows = Object.values(partsList).flatMap((group) => Object.keys(group));
  const fitting = rows.filter((row) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  return fitting.toSorted((left, right) => right.length - left.length)[0];
}

/**
 * The tables of docs/decisions/parts.md. Sizes are measured when the page is written and reused when it is compared, because
 * they differ between systems.
 */
export function partsTables(root: string, written: string, measure: boolean): string {
  const names = namedParts(root).map(({ name }) => name);
  const locked = readJson<{ packages: Record<string, Locked> }>(root, 'package-lock.json').packages;
  const sizeFor = (row: string, members: readonly string[]) =>
    (measure ? sizeOf(root, members) : null) ?? writtenSize(written, row) ?? 'not measured';
  const tables = Object.entries(partsList).map(([title, group]) => {
    const rows = Object.entries(group).map(([row, part]) =>
      tableRow({ row, part, members: names.filter((name) => rowOf(name) === row) }, locked, sizeFor),
    );
    return [
      `### ${title}`,
      '',
      '| Part | Version | Licence | Size on disk | Why | If it fails us |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return tables.join('\n\n');
}

interface Row {
  readonly row: string;
  readonly part: Part;
  readonly members: readonly string[];
}

function tableRow(
  { row, part, members }: Row,
  locked: Readonly<Record<string, Locked>>,
  sizeFor: (row: string, members: readonly string[]) => string,
) {
  const entries = members.map((name) => locked[`node_modules/${name}`]);
  const versions = unique(entries.map((entry) => entry?.version ?? 'missing'));
  const licences = unique(entries.map((entry) => entry?.license ?? 'none named'));
  const version = versions.length > 1 ? 'see package.json' : versions.join();
  return `| ${row} | ${version} | ${licences.join(', ')} | ${sizeFor(row, members)} | ${part.why} | ${part.fallback} |`;
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** Rounded, so that a patch release does not change the page. Null if the packages are for other systems. */
function sizeOf(root: string, names: readonly string[]): string | null {
  const bytes = names
    .map((name) => join(root, 'node_modules', name))
    .filter((folder) => existsSync(folder))
    .reduce((sum, folder) => sum + bytesIn(folder), 0);
  if (bytes === 0) return null;
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function writtenSize(written: string, row: string): string | null {
  const line = written.split('\n').find((candidate) => candidate.startsWith(`| ${row} | `));
  return line?.split(' | ')[3] ?? null;
}

function readJson<T>(root: string, path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
}
