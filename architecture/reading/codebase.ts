import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSource, type SourceFile } from './source-file.ts';

/** The input of the rules: every file by its path from the root, source files parsed. */
export interface Codebase {
  readonly sources: ReadonlyMap<string, SourceFile>;
  /** Other text files: documents, migrations, style sheets. */
  readonly texts: ReadonlyMap<string, string>;
}

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const folders = ['apps', 'packages', 'architecture', 'e2e', 'bench', 'scripts', 'docs'];
const rootFiles = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'vitest.config.ts', 'playwright.config.ts'];
const skipped =
  /(^|\/)(node_modules|dist|data|coverage|test-results|\.cache|\.data|results)(\/|$)|^architecture\/(forbidden|scaffold\/templates)\//;
const isSource = /\.(ts|tsx|mts|mjs|js|cjs)$/;
const isText = /\.(md|css|sql|html|svg|json)$/;

let own: Codebase | null = null;

/** The repository itself is parsed once for all rules of a process, because that takes two seconds. */
export function readCodebase(at = root): Codebase {
  if (at !== root) return parseCodebase(at);
  own ??= parseCodebase(at);
  return own;
}

function parseCodebase(at: string): Codebase {
  const listed = folders.filter((folder) => existsSync(join(at, folder))).flatMap((folder) => pathsUnder(at, folder));
  const files = [...listed, ...rootFiles.filter((file) => existsSync(join(at, file)))];
  return codebaseOf(Object.fromEntries(files.map((path) => [path, readFileSync(join(at, path), 'utf8')])));
}

export function codebaseOf(files: Readonly<Record<string, string>>): Codebase {
  const entries = Object.entries(files);
  const sources = entries
    .filter(([path]) => isSource.test(path))
    .map(([path, text]) => [path, readSource(path, text)] as const);
  return { sources: new Map(sources), texts: new Map(entries.filter(([path]) => !isSource.test(path))) };
}

function pathsUnder(at: string, folder: string): string[] {
  return readdirSync(join(at, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (skipped.test(path) || skipped.test(`${path}/`)) return [];
    if (entry.isDirectory()) return pathsUnder(at, path);
    return isSource.test(path) || isText.test(path) ? [path] : [];
  });
}
