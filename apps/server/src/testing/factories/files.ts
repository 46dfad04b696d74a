import { Readable } from 'node:stream';
import type { Db } from '../../database/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { pdf, png } from '../sample-files.ts';

const contract = 1;
const agreement = 12;

/** A stored contract of an employee. */
export async function createAttachment(
  db: Db,
  files: FileStorage,
  employee: { readonly id: number },
  file_name = 'contract.pdf',
): Promise<{ id: number; storage_key: string }> {
  return attach(db, files, { employee_id: employee.id, attachment_type_id: contract, file_name });
}

/** A stored agreement with a client. */
export async function createClientAttachment(
  db: Db,
  files: FileStorage,
  client: { readonly id: number },
  file_name = 'contract.pdf',
): Promise<{ id: number; storage_key: string }> {
  return attach(db, files, { client_id: client.id, attachment_type_id: agreement, file_name });
}

/** A stored document of a leave request. */
export async function createLeaveDocument(
  db: Db,
  files: FileStorage,
  request: { readonly id: number },
  file_name = 'certificate.pdf',
): Promise<{ id: number; storage_key: string }> {
  return attach(db, files, { leave_request_id: request.id, file_name });
}

/** A stored file of a ticket, of a reply or of a note. */
export async function createTicketFile(
  db: Db,
  files: FileStorage,
  whose: { readonly ticket_id: number } | { readonly ticket_reply_id: number } | { readonly ticket_note_id: number },
  file_name = 'screen.pdf',
): Promise<{ id: number; storage_key: string }> {
  return attach(db, files, { ...whose, file_name });
}

/** A stored job description of a position, or the resume of a candidate. */
export async function createRecruitmentFile(
  db: Db,
  files: FileStorage,
  whose: { readonly open_position_id: number } | { readonly candidate_id: number },
  more: { readonly visibility?: string; readonly uploaded_by_user_id?: number; readonly file_name?: string } = {},
): Promise<{ id: number; storage_key: string }> {
  const type = 'candidate_id' in whose ? { candidate_attachment_type_id: 1 } : { position_attachment_type_id: 1 };
  return attach(db, files, { file_name: 'resume.pdf', visibility: 'staff', ...whose, ...type, ...more });
}

async function attach(
  db: Db,
  files: FileStorage,
  whose: {
    employee_id?: number;
    client_id?: number;
    leave_request_id?: number;
    ticket_id?: number;
    ticket_reply_id?: number;
    ticket_note_id?: number;
    open_position_id?: number;
    candidate_id?: number;
    attachment_type_id?: number;
    position_attachment_type_id?: number;
    candidate_attachment_type_id?: number;
    visibility?: string;
    uploaded_by_user_id?: number;
    file_name: string;
  },
): Promise<{ id: number; storage_key: string }> {
  const key = await store(db, files, pdf());
  return db
    .insertInto('attachment')
    .values({
      ...whose,
      storage_key: key,
      sha256: 'a'.repeat(64),
      size_bytes: pdf().length,
      media_type: 'application/pdf',
    })
    .returning(['id', 'storage_key'])
    .executeTakeFirstOrThrow();
}

export async function createPhoto(db: Db, files: FileStorage, employee: { readonly id: number }): Promise<void> {
  const storage_key = await store(db, files, png());
  await db
    .insertInto('employee_photo')
    .values({
      employee_id: employee.id,
      storage_key,
      media_type: 'image/png',
      small_key: storage_key,
      small_media_type: 'image/png',
    })
    .execute();
}

async function store(db: Db, files: FileStorage, content: Buffer): Promise<string> {
  const key = await files.keep(Readable.from([content]));
  await db.insertInto('stored_file').values({ key }).execute();
  return key;
}
