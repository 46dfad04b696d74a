import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';

interface PastImport {
  readonly role: 'hr' | 'payroll';
  readonly kind: 'employees' | 'shifts' | 'invoice_information' | 'leave_credits';
  readonly stage: 'check' | 'import';
  readonly status: 'completed' | 'failed';
  readonly file_name: string;
  readonly daysAgo: number;
  readonly counts: readonly [created: number, updated: number, unchanged: number, skipped: number, rejected: number];
  readonly errors?: readonly (readonly [column: string | null, value: string, reason: string])[];
}

const past: readonly PastImport[] = [
  {
    role: 'hr',
    kind: 'employees',
    stage: 'import',
    status: 'completed',
    file_name: 'new-hires-october.xlsx',
    daysAgo: 34,
    counts: [14, 0, 0, 0, 0],
  },
  {
    role: 'hr',
    kind: 'leave_credits',
    stage: 'import',
    status: 'completed',
    file_name: 'leave-credits-start-of-year.xlsx',
    daysAgo: 20,
    counts: [188, 0, 0, 2, 0],
    errors: [
      [null, '', 'Skipping, the employee is inactive.'],
      [null, '', 'Skipping, Credits is missing.'],
    ],
  },
  {
    role: 'payroll',
    kind: 'invoice_information',
    stage: 'import',
    status: 'completed',
    file_name: 'rates-next-quarter.xlsx',
    daysAgo: 6,
    counts: [22, 0, 0, 1, 0],
    errors: [[null, '', 'Skipping, RE Fee is missing.']],
  },
  {
    role: 'hr',
    kind: 'shifts',
    stage: 'check',
    status: 'failed',
    file_name: 'night-shift-rotation.xlsx',
    daysAgo: 2,
    counts: [0, 9, 0, 0, 2],
    errors: [
      ['Shift Name', 'Graveyard', 'The Shift Name is not one of the shifts that people of this client may work.'],
      ['Effective Date', '', 'The Effective Date is required.'],
    ],
  },
];

/** Imports of the last weeks with their results; their files are no longer stored. */
export async function seedImports(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
  time: SeedTime,
): Promise<void> {
  const now = Temporal.Instant.from(time.now);
  for (const [index, one] of past.entries()) {
    const sender = accounts.find(({ account }) => account.role === one.role);
    if (!sender) continue;
    const [created_count, updated_count, unchanged_count, skipped_count, rejected_count] = one.counts;
    const rows_total = one.counts.reduce((sum, count) => sum + count, 0);
    const sentAt = now.subtract({ hours: one.daysAgo * 24 });
    const { id } = await db
      .insertInto('import_job')
      .values({
        kind: one.kind,
        stage: one.stage,
        status: one.status,
        file_name: one.file_name,
        sha256: String(index).padStart(64, '0'),
        size_bytes: 9_000 + rows_total * 180,
        rows_total,
        rows_done: rows_total,
        created_count,
        updated_count,
        unchanged_count,
        skipped_count,
        rejected_count,
        created_by_user_id: sender.userId,
        created_by_name: `${sender.account.firstName} ${sender.account.lastName}`,
        created_at: sentAt.toString(),
        finished_at: sentAt.add({ seconds: 20 }).toString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = (one.errors ?? []).map(([column, value, reason], index) => ({
      import_job_id: id,
      row_number: index * 5 + 3,
      outcome: column === null ? 'skip' : 'error',
      messages: JSON.stringify([{ column, value, reason }]),
    }));
    if (rows.length > 0) await db.insertInto('import_job_row').values(rows).execute();
  }
}
