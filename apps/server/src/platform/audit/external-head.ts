import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Db } from '../../database/db.ts';
import type { Log } from '../log/log.ts';
import { type SealHead, sealHead } from './activity-log.repository.ts';
import type { AuditKeys } from './audit-keys.ts';

const headFile = z.object({ sequence: z.number().int(), seal: z.string(), proof: z.string() });

export interface HeadCopyOptions {
  readonly db: Db;
  readonly keys: AuditKeys;
  readonly headFile: string;
  readonly log: Log;
}

/**
 * Copies the head of the chain to a file outside the database. It reveals a truncated chain or a restored older
 * database. The file never goes back: a head behind the file is reported as tampering.
 */
export async function copyHeadToFile({ db, keys, headFile: path, log }: HeadCopyOptions): Promise<void> {
  const head = await sealHead(db);
  const kept = await readOutsideHead(path, keys);
  if (kept === 'forged' || (kept !== null && kept.sequence > head.sequence)) {
    log.error({ reason: path, count: head.sequence }, 'The activity log is behind its kept head: run audit:verify.');
    return;
  }
  if (head.sequence === (kept?.sequence ?? 0)) return;
  await replaceFile(path, JSON.stringify({ ...head, proof: keys.sign(proofText(head)) }));
}

/** Null if none was kept yet. */
export async function readOutsideHead(path: string, keys: AuditKeys): Promise<SealHead | 'forged' | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const head = headFile.safeParse(jsonOrNull(text)).data;
  return head && keys.isSigned(proofText(head), head.proof) ? { sequence: head.sequence, seal: head.seal } : 'forged';
}

function proofText({ sequence, seal }: SealHead): string {
  return `head\n${sequence}\n${seal}`;
}

async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
