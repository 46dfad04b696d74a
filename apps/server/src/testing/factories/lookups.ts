import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { countryIds, zoneIds } from '../../database/seed/known-ids.ts';
import { nextNumber } from './numbers.ts';

export type OfficeGaps = Partial<Insertable<Database['office']>>;

export async function createOffice(db: Db, gaps: OfficeGaps = {}): Promise<Selectable<Database['office']>> {
  return await db
    .insertInto('office')
    .values({
      name: `Office ${nextNumber()}`,
      address: '1 Ayala Avenue, Makati',
      timezone_id: zoneIds.manila,
      country_id: countryIds.philippines,
      ...gaps,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
