import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { claimFile, releaseFile } from '../../platform/files/stored-file.repository.ts';
import type { KeptUpload } from './kept-upload.ts';

/** The owner of the file: one of the two. */
export type AttachmentOwner = { readonly employee_id: number } | { readonly client_id: number };

export interface Attachment {
  readonly id: number;
  readonly employee_id: number | null;
  readonly client_id: number | null;
  readonly file_name: string;
  readonly storage_key: string;
  readonly media_type: string;
  readonly size_bytes: number;
  readonly created_at: string;
  readonly type_id: number | null;
  readonly type_name: string | null;
  readonly uploaded_by: string | null;
}

function attachments(db: Db) {
  return db
    .selectFrom('attachment as a')
    .leftJoin('attachment_type as t', 't.id', 'a.attachment_type_id')
    .leftJoin('app_user as u', 'u.id', 'a.uploaded_by_user_id')
    .select(['a.id', 'a.employee_id', 'a.client_id', 'a.file_name', 'a.storage_key', 'a.media_type', 'a.size_bytes'])
    .select(['a.created_at', 't.id as type_id', 't.name as type_name', 'u.name as uploaded_by']);
}

/** Newest first. */
export const listAttachments = (db: Db, owner: AttachmentOwner): Promise<Attachment[]> =>
  attachmentsOf(db, owner).execute();

/** The same as one column of another statement. */
export const attachmentsColumn = (db: Db, owner: AttachmentOwner): RawBuilder<Attachment[]> =>
  sql`(select coalesce(json_agg(f), '[]') from (${attachmentsOf(db, owner)}) f)`;

function attachmentsOf(db: Db, owner: AttachmentOwner) {
  const query = attachments(db).orderBy('a.id', 'desc');
  return 'employee_id' in owner
    ? query.where('a.employee_id', '=', owner.employee_id)
    : query.where('a.client_id', '=', owner.client_id);
}

export async function findAttachment(db: Db, id: number): Promise<Attachment | undefined> {
  return attachments(db).where('a.id', '=', id).executeTakeFirst();
}

export interface NewAttachment {
  readonly owner: AttachmentOwner;
  readonly typeId: number;
  readonly upload: KeptUpload;
  readonly userId: number;
}

/** Null if the type does not belong to this kind of owner. */
export async function addAttachment(db: Db, { owner, typeId, upload, userId }: NewAttachment): Promise<number | null> {
  const type = await db
    .selectFrom('attachment_type')
    .select('id')
    .where('id', '=', typeId)
    .where('owner_kind', '=', 'employee_id' in owner ? 'employee' : 'client')
    .executeTakeFirst();
  if (!type) return null;
  await claimFile(db, upload.key);
  const { id } = await db
    .insertInto('attachment')
    .values({
      ...owner,
      attachment_type_id: typeId,
      file_name: upload.file.name,
      storage_key: upload.key,
      sha256: upload.file.sha256,
      size_bytes: upload.file.size,
      media_type: upload.mediaType,
      uploaded_by_user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeAttachment(db: Db, attachment: Attachment, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('attachment').where('id', '=', attachment.id).execute();
  await releaseFile(db, attachment.storage_key, now);
}
