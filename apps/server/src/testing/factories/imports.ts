import { Readable } from 'node:stream';
import type { Db } from '../../database/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';

/** A checked file of employees whose only row was rejected. */
export async function createImportJob(
  db: Db,
  files: FileStorage,
  sender: { readonly userId: number; readonly name: string },
): Promise<{ id: number }> {
  const content = Buffer.from('Employee ID,Name\nIMPORTED-1,\n');
  const storage_key = await files.keep(Readable.from([content]));
  await db.insertInto('stored_file').values({ key: storage_key }).execute();
  const job = await db
    .insertInto('import_job')
    .values({
      kind: 'employees',
      status: 'failed',
      file_name: 'people.csv',
      storage_key,
      sha256: 'b'.repeat(64),
      size_bytes: content.length,
      rows_total: 1,
      rows_done: 1,
      rejected_count: 1,
      created_by_user_id: sender.userId,
      created_by_name: sender.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const messages = JSON.stringify([{ column: 'Name', value: '', reason: 'The name is required.' }]);
  await db
    .insertInto('import_job_row')
    .values({ import_job_id: job.id, row_number: 2, outcome: 'error', title: '(IMPORTED-1)', messages })
    .execute();
  return job;
}
