import type { HolidaySwap } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isSubjectReached, type SubjectReach } from '../approvals/index.ts';

export type ListedHolidaySwap = Omit<HolidaySwap, 'approval' | 'abilities'>;

interface Asked {
  readonly view: 'waiting' | 'decided';
  readonly reach: SubjectReach;
}

/** Waiting ones oldest first, closed ones latest first. */
export function listHolidaySwaps(
  db: Db,
  { view, reach }: Asked,
  question: TableQuery,
): Promise<TablePage<ListedHolidaySwap>> {
  const isWaiting = view === 'waiting';
  const source = {
    strategy: 'keyed',
    from: sql`holiday_swap s ${swapJoins}`,
    where: [
      isWaiting ? sql<SqlBool>`s.state = 'requested'` : sql<SqlBool>`s.state <> 'requested'`,
      isHolidaySwapReached(reach),
    ],
    keys: sql`s.id`,
    order: isWaiting ? sql`s.id` : sql`s.decided_at desc, s.id desc`,
    ties: [sql`s.id`],
    read: sql`${swapFields} from page join holiday_swap s on s.id = page.id ${swapJoins}`,
    columns: {
      'employee.name': { text: sql`e.name` },
      client: { text: sql`l.legal_business_name` },
      holiday: { text: sql`s.holiday` },
      ...columnsOf('s', ['id', 'holiday_day', 'substitute_day', 'created_at', 'state']),
    },
  } as const;
  return readTable<ListedHolidaySwap>(db, source, question);
}

/** Newest first. */
export function holidaySwapsOf(db: Db, employeeId: number): Promise<ListedHolidaySwap[]> {
  return swapsWhere(db, sql`s.employee_id = ${employeeId}`, sql`order by s.id desc limit 30`);
}

/** For viewers who decide on them. */
export function holidaySwapsById(db: Db, ids: readonly number[]): Promise<ListedHolidaySwap[]> {
  return swapsWhere(db, sql`s.id = any (${[...ids]}::integer[])`, sql`order by s.id`);
}

/** Those that wait for a decision. */
export async function waitingHolidaySwaps(db: Db, ids: readonly number[]): Promise<ListedHolidaySwap[]> {
  return swapsWhere(db, sql`s.id = any (${[...ids]}::integer[]) and s.state = 'requested'`, sql`order by s.id`);
}

export const isHolidaySwapReached = (reach: SubjectReach) =>
  isSubjectReached(reach, { id: sql`s.id`, person: { employee: sql`s.employee_id`, client: sql`s.client_id` } });

const swapFields = sql`s.id, json_build_object('id', e.id, 'name', e.name) as employee, l.legal_business_name as client, s.holiday,
  s.holiday_day::text as holiday_day, s.substitute_day::text as substitute_day, s.state, s.note, s.created_at`;

const swapJoins = sql`join employee e on e.id = s.employee_id join client l on l.id = s.client_id`;

async function swapsWhere(
  db: Db,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<ListedHolidaySwap[]> {
  const { rows } = await sql<ListedHolidaySwap>`
    select ${swapFields} from holiday_swap s ${swapJoins} where ${condition} ${order}`.execute(db);
  return rows;
}
