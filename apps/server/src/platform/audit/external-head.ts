import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dayIn, homeZone } from '@muster/contract';
import { z } from 'zod';
import type { Db } from '../../database/db.ts';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import {
  countHeadPlaces,
  keptSequence,
  moveKeptSequence,
  type SealHead,
  sealHead,
  storeKeptSequence,
  waitForHeadCopy,
} from './activity-log.repository.ts';
import type { AuditKeys } from './audit-keys.ts';
import { ownDatabase, unclaimed } from './head-place.ts';
import { createAuditWriter } from './write-audit.ts';

const headFile = z.object({ sequence: z.number().int(), seal: z.string(), proof: z.string() });
const dailyName = /^\d{4}-\d{2}-\d{2}\.json$/;
const keptDays = 30;

/** `forged`: the file was not written by the portal. Null: there is no file. */
export type OutsideHead = SealHead | 'forged' | null;

/** The folder that keeps the head outside the database, and the keys that sign it. */
export interface HeadPlace {
  readonly keys: AuditKeys;
  /** Of the folder, the same after each start (`headPlaceOf`). */
  readonly place: string;
  readonly headFile: string;
}

export interface HeadCopyOptions extends HeadPlace {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Copies the head of the chain to a file outside the database, and the first head of each day to a file of its own. They
 * reveal a truncated chain or a restored older database. A file that is missing, older or changed is never written again:
 * the difference must be adopted (`adoptHead`).
 */
export async function copyHeadToFile({ db, clock, log, ...place }: HeadCopyOptions): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Of two processes the slower one would put an older head over a newer one.
    await waitForHeadCopy(transaction);
    const outside = await readOutsideHead(place);
    const head = await sealHead(transaction);
    const own = await keptSequence(transaction, place.place);
    const kept = own ?? (await keptThere(transaction, place, outside));
    if (own === null && kept !== null) await moveKeptSequence(transaction, unclaimed, place.place);
    if (kept === null && head.sequence > 0) await recordNewPlace(transaction, place, clock.now());
    const problem = outsideHeadProblem(outside, { kept: kept ?? 0, last: head.sequence });
    if (problem !== null) {
      log.error({ reason: place.headFile, count: head.sequence }, `${problem} Run audit:verify.`);
      return;
    }
    if (head.sequence === 0) return;
    if (head.sequence !== sequenceOf(outside)) await writeHead(place, head);
    await keepDailyHead(place, dayIn(homeZone, clock.now()), head);
    // The file first: one that is newer than the database says is no fault, an older one is. Last, because it makes writers wait.
    if (head.sequence !== kept) await storeKeptSequence(transaction, place.place, head.sequence);
  });
}

/** The place in the chain that was last kept in this folder; null if the folder is new. */
export async function keptThere(db: Db, { place }: HeadPlace, outside: OutsideHead): Promise<number | null> {
  const isOldFolder = outside !== null || place === ownDatabase;
  return (await keptSequence(db, place)) ?? (isOldFolder ? await keptSequence(db, unclaimed) : null);
}

/** Where another folder keeps a head already, the log shows the new one: somebody may have removed all files of a folder. */
async function recordNewPlace(db: Db, { keys, place, headFile: file }: HeadPlace, at: Temporal.Instant): Promise<void> {
  if ((await countHeadPlaces(db)) === 0) return;
  const facts = { at, requestId: null, actor: { userId: null, name: 'Muster' }, impersonator: null };
  await createAuditWriter(keys).write(db, facts, {
    event: 'audit.keep-head-in-new-folder',
    details: { place, folder: dirname(file) },
  });
}

/** One sentence, or null if the head outside is the newest one that was kept, or a later one of the chain. */
export function outsideHeadProblem(
  outside: OutsideHead,
  { kept, last }: { readonly kept: number; readonly last: number },
): string | null {
  if (outside === 'forged') return 'The head kept outside the database was changed.';
  if (outside === null)
    return kept > 0 ? `The head kept outside the database is missing; it was at number ${kept}.` : null;
  if (outside.sequence < kept)
    return `The head kept outside the database is older than the one kept last: number ${outside.sequence} instead of ${kept}.`;
  const missing = outside.sequence - last;
  return missing > 0 ? `The end of the chain is missing: ${missing} rows, up to number ${outside.sequence}.` : null;
}

/** Replaces the head outside by a head of the chain, and puts the earlier files aside, into a folder named by the instant. */
export async function replaceHead(db: Db, place: HeadPlace, head: SealHead, at: Temporal.Instant): Promise<void> {
  const aside = join(dirname(place.headFile), `audit-heads-until-${at.toString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await moveIfThere(place.headFile, join(aside, basename(place.headFile)));
  await moveIfThere(dailyFolder(place), join(aside, basename(dailyFolder(place))));
  await writeHead(place, head);
  await storeKeptSequence(db, place.place, head.sequence);
}

/** The heads of the last days that the portal signed, and the names of files that it did not. */
export async function readDailyHeads(place: HeadPlace): Promise<{ heads: DailyHead[]; forged: string[] }> {
  const heads: DailyHead[] = [];
  const forged: string[] = [];
  for (const name of await dailyNames(place)) {
    const head = await readHead(join(dailyFolder(place), name), place.keys);
    if (head === 'forged') forged.push(name);
    else if (head !== null) heads.push({ ...head, day: name.slice(0, 10) });
  }
  return { heads, forged };
}

export interface DailyHead extends SealHead {
  readonly day: string;
}

/** Null if none was kept yet. */
export const readOutsideHead = ({ headFile: path, keys }: HeadPlace): Promise<OutsideHead> => readHead(path, keys);

async function readHead(path: string, keys: AuditKeys): Promise<OutsideHead> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  const head = headFile.safeParse(jsonOrNull(text)).data;
  return head && keys.isSigned(proofText(head), head.proof) ? { sequence: head.sequence, seal: head.seal } : 'forged';
}

const writeHead = ({ headFile: path, keys }: HeadPlace, head: SealHead) => replaceFile(path, signed(keys, head));

async function keepDailyHead(place: HeadPlace, day: string, head: SealHead): Promise<void> {
  const names = await dailyNames(place);
  if (names.includes(`${day}.json`)) return;
  await replaceFile(join(dailyFolder(place), `${day}.json`), signed(place.keys, head));
  for (const name of names.toSorted().slice(0, Math.max(0, names.length + 1 - keptDays)))
    await rm(join(dailyFolder(place), name));
}

const dailyFolder = ({ headFile: path }: HeadPlace) => join(dirname(path), 'audit-heads');

async function dailyNames(place: HeadPlace): Promise<string[]> {
  try {
    return (await readdir(dailyFolder(place))).filter((name) => dailyName.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const sequenceOf = (outside: OutsideHead) => (outside === null || outside === 'forged' ? 0 : outside.sequence);
const signed = (keys: AuditKeys, head: SealHead) =>
  JSON.stringify({ sequence: head.sequence, seal: head.seal, proof: keys.sign(proofText(head)) });

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

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
