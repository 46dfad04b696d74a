import type { SwappedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';
import { byEmployee } from './by-employee.ts';
import { personNow } from './people-filters.repository.ts';

export interface CalendarScope {
  readonly reach: Reach;
  readonly from: string;
  readonly to: string;
}

/** A row `w` of waitingSwapDays. */
export const waitingPerson: PersonColumns = { employee: sql`w.employee_id`, client: sql`w.client_id` };

/** The days that people give away if swaps which wait for approval are approved. */
export const waitingSwapDays = ({ from, to }: Pick<CalendarScope, 'from' | 'to'>) => sql`
  select w.id, w.client_id, d.employee_id, d.work_date, d.colleague_id
  from shift_swap w
  cross join lateral (values
    (w.requester_employee_id, w.give_date, w.colleague_employee_id),
    (w.colleague_employee_id, w.take_date, w.requester_employee_id)) d (employee_id, work_date, colleague_id)
  where w.state = 'accepted' and d.work_date between ${from}::date and ${to}::date`;

export interface PendingSwap {
  readonly id: number;
  readonly work_date: string;
  readonly colleague: string | null;
}

/** Swaps that wait for approval. A colleague outside the reach has no name. */
export async function pendingSwaps(
  db: Db,
  { ids, reach, swaps, ...days }: CalendarScope & { readonly swaps: Reach; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, PendingSwap[]>> {
  const { rows } = await sql<PendingSwap & { employee_id: number }>`
    select w.employee_id, w.id, w.work_date::text as work_date, e.name as colleague
    from (${waitingSwapDays(days)}) w
    left join employee e on e.id = w.colleague_id and e.deleted_at is null and ${isPersonReached(reach, personNow)}
    where w.employee_id = any (${[...ids]}::integer[]) and ${isPersonReached(swaps, waitingPerson)}
    order by w.employee_id, w.work_date`.execute(db);
  return byEmployee(rows);
}

/**
 * The days that approved swaps decide. A colleague outside the reach has no name: a lead may see one of the two people alone.
 * Both people take a shift in an exchange; in a cover one person does.
 */
export async function calendarSwaps(
  db: Db,
  { ids, reach, from, to }: CalendarScope & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, SwappedDay[]>> {
  const { rows } = await sql<SwappedDay & { employee_id: number }>`
    select x.employee_id, x.work_date::text as work_date,
      case when w.takers > 1 then 'swapped' when x.shift_id is null then 'covered' else 'covers' end as kind, e.name as colleague
    from swapped_days(${[...ids]}::integer[], ${from}::date, ${to}::date) x
    join swapped_day d on d.employee_id = x.employee_id and d.work_date = x.work_date
    cross join lateral (
      select count(distinct o.employee_id) filter (where o.shift_id is not null)::integer as takers,
        min(o.employee_id) filter (where o.employee_id <> x.employee_id) as colleague_id
      from swapped_day o where o.swap_id = d.swap_id) w
    left join employee e on e.id = w.colleague_id and e.deleted_at is null and ${isPersonReached(reach, personNow)}
    order by x.employee_id, x.work_date`.execute(db);
  return byEmployee(rows);
}
