import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { plainPdf } from './plain-pdf.ts';
import { portrait } from './plain-png.ts';

/** Puts a content into the storage and answers its key. */
export type KeepContent = (content: Buffer) => Promise<string>;

const peoplePerClient = 3;

/** A photo, a contract and a resume for the first people of each client. */
export async function seedFiles(
  db: Kysely<Database>,
  plans: readonly EmployeePlan[],
  keep: KeepContent,
  at: string,
): Promise<void> {
  const seen = new Map<number, number>();
  for (const plan of plans.filter(({ situation }) => situation === 'active')) {
    const turn = seen.get(plan.clientId) ?? 0;
    seen.set(plan.clientId, turn + 1);
    if (turn < peoplePerClient) await seedPerson(db, plan, keep, at);
  }
}

async function seedPerson(db: Kysely<Database>, plan: EmployeePlan, keep: KeepContent, at: string): Promise<void> {
  const name = plan.rows.employee[0]?.name ?? 'Employee';
  const photo = await kept(db, keep, portrait((plan.id * 0.37) % 1), at);
  await db
    .insertInto('employee_photo')
    .values({ employee_id: plan.id, storage_key: photo, media_type: 'image/png', updated_at: at })
    .execute();
  const papers = [
    { type: 1, file: 'Employment contract.pdf', lines: ['Employment Contract', `between the provider and ${name}`] },
    { type: 2, file: 'Resume.pdf', lines: ['Resume', name, 'Experience, education and references on request.'] },
  ];
  for (const { type, file, lines } of papers) {
    const content = plainPdf(lines);
    const storage_key = await kept(db, keep, content, at);
    await db
      .insertInto('attachment')
      .values({
        employee_id: plan.id,
        attachment_type_id: type,
        file_name: file,
        storage_key,
        sha256: createHash('sha256').update(content).digest('hex'),
        size_bytes: content.length,
        media_type: 'application/pdf',
        created_at: at,
      })
      .execute();
  }
}

async function kept(db: Kysely<Database>, keep: KeepContent, content: Buffer, at: string): Promise<string> {
  const key = await keep(content);
  await db.insertInto('stored_file').values({ key, created_at: at }).execute();
  return key;
}
