import { createHash } from 'node:crypto';
import type { Audience } from '@muster/contract/domains/documents/audience.constants.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { plainPdf } from './plain-pdf.ts';
import { portrait } from './plain-png.ts';
import type { SeededCompany } from './seed-clients.ts';

/** Stores a content and returns its key. */
export type KeepContent = (content: Buffer) => Promise<string>;

const peoplePerClient = 3;

/**
 * A photo, a contract and a resume for the first employees of each client, and the agreements with the client itself.
 */
export async function seedFiles(
  db: Kysely<Database>,
  { plans, companies }: { readonly plans: readonly EmployeePlan[]; readonly companies: readonly SeededCompany[] },
  keep: KeepContent,
  at: string,
): Promise<void> {
  for (const { id, company } of companies) await seedAttachmentsOf(db, { id, name: company.legalName }, keep, at);
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
    .values({
      employee_id: plan.id,
      storage_key: photo,
      media_type: 'image/png',
      small_key: photo,
      small_media_type: 'image/png',
      updated_at: at,
    })
    .execute();
  const attachments = [
    { type: 1, file: 'Employment contract.pdf', lines: ['Employment Contract', `between the provider and ${name}`] },
    { type: 2, file: 'Resume.pdf', lines: ['Resume', name, 'Experience, education and references on request.'] },
  ];
  for (const attachment of attachments) await storeAttachment(db, { employee_id: plan.id }, attachment, keep, at);
}

async function seedAttachmentsOf(
  db: Kysely<Database>,
  client: { readonly id: number; readonly name: string },
  keep: KeepContent,
  at: string,
): Promise<void> {
  const attachments = [
    { type: 12, file: 'Service agreement.pdf', lines: ['Service Agreement', `with ${client.name}`] },
    { type: 15, file: 'Non-disclosure agreement.pdf', lines: ['Non-Disclosure Agreement', `with ${client.name}`] },
  ];
  for (const attachment of attachments) await storeAttachment(db, { client_id: client.id }, attachment, keep, at);
}

type Owner =
  | { readonly employee_id: number }
  | { readonly client_id: number }
  | { readonly leave_request_id: number }
  | {
      readonly open_position_id: number;
      readonly position_attachment_type_id: number;
      readonly visibility: Audience;
    }
  | { readonly candidate_id: number; readonly candidate_attachment_type_id: number; readonly visibility: Audience };

interface SeededAttachment {
  /** Null for documents of leave, and where the owner has types of its own. */
  readonly type: number | null;
  readonly file: string;
  readonly lines: readonly string[];
  /** Who uploaded it. */
  readonly userId?: number;
}

export async function storeAttachment(
  db: Kysely<Database>,
  owner: Owner,
  attachment: SeededAttachment,
  keep: KeepContent,
  at: string,
): Promise<void> {
  const content = plainPdf([...attachment.lines]);
  const storage_key = await kept(db, keep, content, at);
  await db
    .insertInto('attachment')
    .values({
      ...owner,
      attachment_type_id: attachment.type,
      file_name: attachment.file,
      storage_key,
      sha256: createHash('sha256').update(content).digest('hex'),
      size_bytes: content.length,
      media_type: 'application/pdf',
      uploaded_by_user_id: attachment.userId ?? null,
      created_at: at,
    })
    .execute();
}

async function kept(db: Kysely<Database>, keep: KeepContent, content: Buffer, at: string): Promise<string> {
  const key = await keep(content);
  await db.insertInto('stored_file').values({ key, created_at: at }).execute();
  return key;
}
