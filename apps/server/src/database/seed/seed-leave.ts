import { leaveDayMinutes } from '@muster/contract/constants.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import { countryIds } from './known-ids.ts';
import { type LeavePerson, type LeaveSpan, type PlannedLeave, planLeave } from './leave-plan.ts';
import type { SeededAccount } from './seed-accounts.ts';
import { seedApprovals } from './seed-approvals.ts';
import type { SeedTime } from './seed-clients.ts';

interface LeaveFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

/** Days that attendance computes after today. */
const daysBegun = 1;
const weeksAhead = 4;
/** The latest leave can last so long. */
const longestDays = 14;

/** Approved leave that began, or begins tomorrow. The caller brings the schedule up to date. */
export async function seedLeaveTaken(
  db: Kysely<Database>,
  { first, accounts, time }: LeaveFacts & { readonly first: string },
): Promise<void> {
  const span = { first, last: addDays(time.today, daysBegun) };
  await storeLeave(db, planLeave(await peopleOf(db, span), span, time), { accounts, time });
}

/** Approved leave of the coming weeks, of people with nothing else planned. The schedule follows all leave of whole days. */
export async function seedLeaveAhead(db: Kysely<Database>, { accounts, time }: LeaveFacts): Promise<void> {
  const span = { first: addDays(time.today, daysBegun + 1), last: addDays(time.today, weeksAhead * 7) };
  const busy = await busyPeople(db, time);
  const people = (await peopleOf(db, span)).filter(({ id, user_id }) => user_id === null && !busy.has(id));
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from event_outbox`.execute(db);
  await storeLeave(db, planLeave(people, span, time), { accounts, time });
  // What rebuilding the schedule of everybody on leave would do, without its seconds; so nothing stays queued.
  await sql`
    update employee_schedule d set status = 'on_leave', version = d.version + 1
    from schedule_mark m
    where m.employee_id = d.employee_id and m.work_date = d.work_date and m.kind = 'on_leave' and m.leave_minutes = 0
      and m.work_date > ${time.today}::date and d.status = 'scheduled'`.execute(db);
  await sql`delete from event_outbox where name = 'schedule.marked' and id > ${rows[0]?.last ?? 0}`.execute(db);
}

async function peopleOf(db: Kysely<Database>, { first, last }: LeaveSpan): Promise<readonly LeavePerson[]> {
  const { rows } = await sql<LeavePerson>`
    with marked as materialized (
      select distinct m.employee_id, m.work_date from schedule_mark m
    ), holidays as materialized (
      select h.day from holiday h join holiday_calendar c on c.id = h.calendar_id
      where c.country_id = ${countryIds.philippines} and c.state is null
    ), planned as materialized (
      select d.employee_id, json_agg(json_build_object('day', d.work_date, 'starts_at', d.starts_at, 'client_id', c.client_id,
        'is_ordinary', m.employee_id is null and h.day is null) order by d.work_date) as days
      from employee_schedule d
      join employee_client c on c.employee_id = d.employee_id and c.valid @> d.work_date
      left join marked m on m.employee_id = d.employee_id and m.work_date = d.work_date
      left join holidays h on h.day = d.work_date
      where d.status = 'scheduled' and d.work_date between ${first}::date and ${addDays(last, longestDays)}::date
      group by d.employee_id
    ), entries as materialized (
      select n.employee_id, json_agg(json_build_object('code', t.code, 'effective_on', n.effective_on, 'minutes', n.minutes) order by n.id) as entries
      from leave_entry n join leave_type t on t.id = n.leave_type_id group by n.employee_id
    )
    select p.employee_id as id, u.id as user_id, m.team_id, p.days, n.entries
    from planned p
    join entries n on n.employee_id = p.employee_id
    left join app_user u on u.employee_id = p.employee_id
    left join team_member m on m.employee_id = p.employee_id
    order by p.employee_id`.execute(db);
  return rows;
}

async function busyPeople(db: Kysely<Database>, { today }: SeedTime): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select employee_id as id from leave_request where last_day >= ${today}::date
    union select employee_id from holiday_swap
    union select requester_employee_id from shift_swap
    union select colleague_employee_id from shift_swap
    union select employee_id from employee_planned_ending`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function storeLeave(
  db: Kysely<Database>,
  planned: readonly PlannedLeave[],
  { accounts }: LeaveFacts,
): Promise<void> {
  const decider = accounts.find(({ account }) => account.role === 'hr');
  const filer = accounts.find(({ account }) => account.role === 'workforce admin');
  if (!decider || !filer) throw new Error('The demo company needs HR and a workforce admin who sign in.');
  const ids = await reserveIds(db, 'leave_request', planned.length);
  const types = new Map(
    (await db.selectFrom('leave_type').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  const requests = planned.map((leave, index) => ({
    ...leave,
    ...{ id: ids[index] ?? 0, employee_id: leave.person.id, leave_type_id: types.get(leave.code) ?? 0 },
    client_id: leave.days[0]?.client_id ?? 0,
  }));
  await insertRows(
    db,
    'leave_request',
    requests.map(({ id, employee_id, leave_type_id, client_id, days, reason, openedAt, closedAt, person }) => ({
      ...{ id, employee_id, leave_type_id, client_id, reason },
      ...{ first_day: days[0]?.day ?? '', last_day: days.at(-1)?.day ?? '', is_late: false, state: 'approved' },
      ...{ requested_by_user_id: person.user_id ?? filer.userId, created_at: openedAt, closed_at: closedAt },
    })),
  );
  const taken = requests.flatMap((request) => request.days.map(({ day }) => ({ ...request, day })));
  await insertRows(
    db,
    'leave_request_day',
    taken.map(({ id, employee_id, day }) => ({
      ...{
        request_id: id,
        employee_id,
        work_date: day,
        minutes: leaveDayMinutes,
        part: 'full',
        shift_minutes: 0,
        state: 'taken',
      },
    })),
  );
  await seedApprovals(
    db,
    leaveApproval,
    requests.map(({ id, employee_id, client_id, openedAt, closedAt }) => ({
      ...{ subject_id: id, version: 1, employee_id, client_id, opened_at: openedAt, closed_at: closedAt },
      ...{ state: 'approved', decided_by: decider.userId, comment: null },
    })),
  );
  await insertRows(
    db,
    'leave_entry',
    taken.map(({ id, employee_id, leave_type_id, day, closedAt }) => ({
      ...{ employee_id, leave_type_id, kind: 'usage', minutes: -leaveDayMinutes, effective_on: day },
      ...{ period_key: `request ${id} ${day}`, created_at: closedAt },
    })),
  );
  await insertRows(
    db,
    'schedule_mark',
    taken.map(({ employee_id, day }) => ({ employee_id, work_date: day, kind: 'on_leave', source: 'leave' })),
  );
}
