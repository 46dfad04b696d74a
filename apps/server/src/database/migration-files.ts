import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';

export interface Migration {
  /** NNNN-<domain>-<what>, without the file extension. */
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Folder of the portal's own migrations. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** In the order in which they are applied. Throws for a wrong name or number. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => !file.startsWith('.')).sort();
  checkNames(folder, files);
  return await Promise.all(
    files.map(async (file) => {
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function checkNames(folder: string, files: readonly string[]): void {
  const numbers = new Map<string, string>();
  for (const file of files) {
    const number = /^(\d{4})-[a-z]+(-[a-z0-9]+)+\.sql$/.exec(file)?.[1];
    if (number === undefined) {
      throw new DatabaseUnavailable(
        `${join(folder, file)} is not a migration: name it NNNN-<domain>-<what>.sql, or move it elsewhere.`,
      );
    }
    const other = numbers.get(number);
    if (other !== undefined) {
      throw new DatabaseUnavailable(
        `The migrations ${other} and ${file} have the same number: give the newer one the next free number.`,
      );
    }
    numbers.set(number, file);
  }
}
