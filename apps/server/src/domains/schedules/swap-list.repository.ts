import type { DecidableSwap, Swap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isSubjectReached, type SubjectReach } from '../approvals/index.ts';

export type ListedSwap = Omit<Swap, 'approval'> & Pick<DecidableSwap, 'client'>;

/** Newest first. The caller runs it without row security: the colleague's name and shift are part of the own swap. */
export function swapsOfEmployee(db: Db, employeeId: number): Promise<ListedSwap[]> {
  const takesPart = sql`(w.requester_employee_id = ${employeeId} or w.colleague_employee_id = ${employeeId})`;
  return swapsWhere(db, takesPart, sql`order by w.id desc limit 30`);
}

export function waitingSwapList(db: Db, reach: SubjectReach): Promise<ListedSwap[]> {
  return swapsWhere(db, sql`w.state = 'accepted' and ${isSwapReached(reach)}`, sql`order by w.id limit 200`);
}

/** For viewers who decide on them. */
export function swapsById(db: Db, ids: readonly number[]): Promise<ListedSwap[]> {
  return swapsWhere(db, sql`w.id = any (${[...ids]}::integer[])`, sql`order by w.id`);
}

export function decidedSwapList(db: Db, reach: SubjectReach): Promise<ListedSwap[]> {
  const isDecided = sql`w.state in ('approved', 'refused', 'undone') and ${isSwapReached(reach)}`;
  return swapsWhere(db, isDecided, sql`order by w.closed_at desc, w.id desc limit 50`);
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

async function swapsWhere(db: Db, condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ListedSwap[]> {
  const { rows } = await sql<ListedSwap>`
    select w.id, case when w.take_date is null then 'cover' else 'swap' end as kind, w.state,
      json_build_object('id', r.id, 'name', r.name) as requester, json_build_object('id', c.id, 'name', c.name) as colleague,
      ${given} as give, case when w.take_date is not null then ${taken} end as take,
      w.reason, w.note, w.created_at, l.legal_business_name as client
    from shift_swap w
    join employee r on r.id = w.requester_employee_id
    join employee c on c.id = w.colleague_employee_id
    join client l on l.id = w.client_id
    where ${condition} ${order}`.execute(db);
  return rows;
}
