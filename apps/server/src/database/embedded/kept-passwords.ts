import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseUnavailable } from '../database-unavailable.ts';

const passwordsSchema = z.object({ superuser: z.string().min(20), muster: z.string().min(20) });

/** Passwords of the embedded database's two roles. */
export type DatabasePasswords = z.output<typeof passwordsSchema>;

/** Creates new passwords and keeps them in DATA_DIR/database.passwords, readable only by the portal's user. */
export function makePasswords(dataDir: string): DatabasePasswords {
  const passwords = { superuser: randomBytes(24).toString('base64url'), muster: randomBytes(24).toString('base64url') };
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(passwords)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return passwords;
}

export function readPasswords(dataDir: string): DatabasePasswords {
  const file = fileIn(dataDir);
  if (!existsSync(file)) throw missing(file);
  try {
    return passwordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw missing(file);
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'database.passwords');

const missing = (file: string) =>
  new DatabaseUnavailable(
    `${file} is missing or damaged, and the embedded database opens with it alone: put the file back from a backup.`,
  );
