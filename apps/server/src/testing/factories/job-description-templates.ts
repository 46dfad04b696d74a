import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

export function createJobDescriptionTemplate(
  db: Db,
  columns: Partial<Insertable<Database['job_description_template']>> = {},
): Promise<Selectable<Database['job_description_template']>> {
  const record = {
    name: `Job description template ${nextNumber()}`,
    family: 'finance',
    summary: 'A {title} for {client}.',
    duties: '- Work {shift}',
    requirements: '- {skills}',
    ...columns,
  };
  return db.insertInto('job_description_template').values(record).returningAll().executeTakeFirstOrThrow();
}
