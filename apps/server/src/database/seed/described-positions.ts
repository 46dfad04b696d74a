import type { DescribedPosition } from '@muster/contract/domains/recruitment/job-description-template.rules.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';

/** The demo positions in their order, with what a description says about them. */
export async function describedPositions(
  db: Kysely<Database>,
): Promise<(DescribedPosition & { readonly id: number })[]> {
  const { rows } = await sql<DescribedPosition & { id: number }>`
    select p.id, p.title, c.legal_business_name as client, p.headcount, p.employment_type, p.work_location,
      to_char(p.shift_start, 'HH24:MI') as shift_start, to_char(p.shift_end, 'HH24:MI') as shift_end, z.name as zone,
      p.start_by::text as start_by, p.must_have, p.nice_to_have
    from open_position p join client c on c.id = p.client_id join timezone z on z.id = p.timezone_id
    order by p.id`.execute(db);
  return rows;
}
