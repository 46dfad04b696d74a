import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { claimFile, releaseFile } from '../../platform/files/stored-file.repository.ts';
import { isPersonReached } from '../teams/index.ts';
import { recordColumns } from './employee-record.repository.ts';

interface StoredPicture {
  readonly key: string;
  readonly mediaType: string;
}

export interface StoredPhoto extends StoredPicture {
  /** Shown in lists; null where no picture is small enough. */
  readonly small: StoredPicture | null;
}

/** Releases the previous photo. */
export async function storePhoto(db: Db, employeeId: number, photo: StoredPhoto, now: Temporal.Instant): Promise<void> {
  await removePhoto(db, employeeId, now);
  await claimFile(db, photo.key);
  if (photo.small && photo.small.key !== photo.key) await claimFile(db, photo.small.key);
  await db
    .insertInto('employee_photo')
    .values({
      employee_id: employeeId,
      storage_key: photo.key,
      media_type: photo.mediaType,
      small_key: photo.small?.key ?? null,
      small_media_type: photo.small?.mediaType ?? null,
      updated_at: now.toString(),
    })
    .execute();
}

/** False where there was none. */
export async function removePhoto(db: Db, employeeId: number, now: Temporal.Instant): Promise<boolean> {
  const removed = await db
    .deleteFrom('employee_photo')
    .where('employee_id', '=', employeeId)
    .returning(['storage_key', 'small_key'])
    .executeTakeFirst();
  if (!removed) return false;
  const keys = new Set([removed.storage_key, removed.small_key ?? removed.storage_key]);
  for (const key of keys) await releaseFile(db, key, now);
  return true;
}

export interface SmallPhoto {
  readonly employee_id: number;
  readonly small_key: string;
  readonly small_media_type: string;
}

/** Only of employees within reach. */
export async function findSmallPhotos(db: Db, ids: readonly number[], reach: Reach): Promise<SmallPhoto[]> {
  const { rows } = await sql<SmallPhoto>`
    select p.employee_id, p.small_key, p.small_media_type
    from employee_photo p join employee e on e.id = p.employee_id
    where p.employee_id = any (${[...ids]}::integer[]) and p.small_key is not null and e.deleted_at is null
      and ${isPersonReached(reach, recordColumns)}
    order by p.employee_id`.execute(db);
  return rows;
}
