import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';

type Gaps = Partial<Insertable<Database['employee_review']>> & {
  readonly employee_id: number;
  readonly client_id: number;
};

/** A completed annual evaluation of 2025. */
export async function createEvaluation(db: Db, gaps: Gaps): Promise<Selectable<Database['employee_review']>> {
  return await db
    .insertInto('employee_review')
    .values({
      kind: 'annual',
      status: 'Completed',
      period: '[2025-01-01,2025-12-31]',
      due_on: '2026-01-15',
      completed_on: '2026-01-12',
      score_hundredths: 8650,
      evaluator_name: 'Jose Reyes',
      ...gaps,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
