import { homeZone } from '@muster/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface NeedDeadline {
  readonly id: number;
  /** When the days or hours that the request is about begin. */
  readonly deadline: string;
}

export const leaveDeadlines = (db: Db, ids: readonly number[]): Promise<NeedDeadline[]> =>
  deadlines(db, ids, sql`select id, ${beginning(sql`first_day`)} as deadline from leave_request`);

export const swapDeadlines = (db: Db, ids: readonly number[]): Promise<NeedDeadline[]> =>
  deadlines(db, ids, sql`select id, ${beginning(sql`least(give_date, take_date)`)} as deadline from shift_swap`);

export const holidaySwapDeadlines = (db: Db, ids: readonly number[]): Promise<NeedDeadline[]> =>
  deadlines(
    db,
    ids,
    sql`select id, ${beginning(sql`least(holiday_day, substitute_day)`)} as deadline from holiday_swap`,
  );

/** Days begin in the home zone here: the shift itself may begin some hours later or earlier. */
const beginning = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${homeZone})`;

async function deadlines(db: Db, ids: readonly number[], select: RawBuilder<unknown>): Promise<NeedDeadline[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NeedDeadline>`${select} where id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}
