import type { DecidableSwap, Swap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isSubjectReached, type SubjectReach } from '../approvals/index.ts';

export type ListedSwap = Omit<Swap, 'approval'> & Pick<DecidableSwap, 'client'>;

/** Newest first. The caller runs it without row security: the colleague's name and shift are part of the own swap. */
export function swapsOfEmployee(db: Db, employeeId: number): Promise<ListedSwap[]> {
  const takesPart = sql`(w.requester_employee_id = ${employeeId} or w.colleague_employee_id = ${employeeId})`;
  return swapsWhere(db, takesPart, sql`order by w.id desc limit 30`);
}

interface Asked {
  readonly view: 'waiting' | 'decided';
  readonly reach: SubjectReach;
}

/** Waiting ones oldest first, decided ones latest first. */
export function listSwaps(db: Db, { view, reach }: Asked, question: TableQuery): Promise<TablePage<ListedSwap>> {
  const isWaiting = view === 'waiting';
  const source = {
    strategy: 'keyed',
    from: sql`shift_swap w ${swapJoins}`,
    where: [
      isWaiting ? sql<SqlBool>`w.state = 'accepted'` : sql<SqlBool>`w.state in ('approved', 'refused', 'undone')`,
      isSwapReached(reach),
    ],
    keys: sql`w.id`,
    order: isWaiting ? sql`w.id` : sql`w.closed_at desc, w.id desc`,
    ties: [sql`w.id`],
    read: sql`${swapFields} from page join shift_swap w on w.id = page.id ${swapJoins}`,
    columns: {
      'requester.name': { text: sql`r.name` },
      'colleague.name': { text: sql`c.name` },
      client: { text: sql`l.legal_business_name` },
      kind: { sort: kindOf },
      ...columnsOf('w', ['id', 'give_date', 'take_date', 'created_at', 'state']),
    },
  } as const;
  return readTable<ListedSwap>(db, source, question);
}

/** For viewers who decide on them. */
export function swapsById(db: Db, ids: readonly number[]): Promise<ListedSwap[]> {
  return swapsWhere(db, sql`w.id = any (${[...ids]}::integer[])`, sql`order by w.id`);
}

/** True for swaps `w` within reach: of the people who requested them. */
export const isSwapReached = (reach: SubjectReach) =>
  isSubjectReached(reach, {
    id: sql`w.id`,
    person: { employee: sql`w.requester_employee_id`, client: sql`w.client_id` },
  });

interface SwapShiftColumns {
  readonly date: RawBuilder<unknown>;
  readonly shift: RawBuilder<unknown>;
  readonly version: RawBuilder<unknown>;
}

/** A shift at the times of the version that was planned when the swap was requested. */
const shiftOf = ({ date, shift, version }: SwapShiftColumns) =>
  sql`(select json_build_object('work_date', ${date}::text, 'shift', s.name, 'zone', z.name, 'starts_at', t.starts_at, 'ends_at', t.ends_at)
    from shift s
    join shift_version v on v.id = ${version}
    join timezone z on z.id = v.timezone_id
    cross join lateral (select local_instant(${date} + v.start_time, z.name) as starts_at,
      local_instant(${date} + v.start_time + v.total_minutes * interval '1 minute', z.name) as ends_at) t
    where s.id = ${shift})`;

const given = shiftOf({ date: sql`w.give_date`, shift: sql`w.give_shift_id`, version: sql`w.give_shift_version_id` });
const taken = shiftOf({ date: sql`w.take_date`, shift: sql`w.take_shift_id`, version: sql`w.take_shift_version_id` });

const kindOf = sql`case when w.take_date is null then 'cover' else 'swap' end`;

const swapFields = sql`w.id, ${kindOf} as kind, w.state,
  json_build_object('id', r.id, 'name', r.name) as requester, json_build_object('id', c.id, 'name', c.name) as colleague,
  ${given} as give, case when w.take_date is not null then ${taken} end as take,
  w.reason, w.note, w.created_at, l.legal_business_name as client`;

const swapJoins = sql`join employee r on r.id = w.requester_employee_id
  join employee c on c.id = w.colleague_employee_id
  join client l on l.id = w.client_id`;

async function swapsWhere(db: Db, condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ListedSwap[]> {
  const { rows } = await sql<ListedSwap>`
    select ${swapFields} from shift_swap w ${swapJoins} where ${condition} ${order}`.execute(db);
  return rows;
}

/** Swaps that wait for the answer of one of these users, for a comparison: from the side of the swaps. */
export async function swapsAskedOf(
  db: Db,
  userIds: readonly number[],
): Promise<{ readonly user_id: number; readonly id: number }[]> {
  const { rows } = await sql<{ user_id: number; id: number }>`
    select u.id as user_id, w.id from shift_swap w join app_user u on u.employee_id = w.colleague_employee_id
    where w.state = 'asked' and u.id = any (${[...userIds]}::integer[])`.execute(db);
  return rows;
}
