import { periodBefore, periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import { type SeededRound, seedApprovals } from './seed-approvals.ts';
import type { SeedTime } from './seed-clients.ts';

interface TimesheetFacts {
  readonly time: SeedTime;
  readonly accounts: readonly SeededAccount[];
  /** The employee whose last timesheet is not submitted yet. */
  readonly waitingId: number;
}

const periodsBack = 4;

/**
 * The current half month is open, the previous one is being submitted, the one before is approved, earlier ones are
 * locked. A timesheet with an unsettled day stays open.
 */
export async function seedTimesheets(db: Kysely<Database>, facts: TimesheetFacts): Promise<void> {
  let period = periodOf(facts.time.today);
  for (let age = 0; age <= periodsBack; age += 1) {
    await insertSheets(db, { first: period.first, last: period.last, age, waitingId: facts.waitingId });
    period = periodBefore(period);
  }
  await insertSteps(db, facts);
  await seedApprovals(db, timesheetApproval, await roundsOf(db));
  await lockDays(db, facts);
}

interface SeededPeriod {
  readonly first: string;
  readonly last: string;
  /** 0 is the current half month. */
  readonly age: number;
  readonly waitingId: number;
}

async function insertSheets(db: Kysely<Database>, { first, last, age, waitingId }: SeededPeriod): Promise<void> {
  await sql`
    insert into timesheet (employee_id, first_day, state, approved_totals)
    select p.id, ${first}::date, p.state, case when p.state in ('approved', 'locked') then p.totals end
    from (
      select e.id, n.totals, case
        when n.totals[9] > 0 or n.totals[10] > 0 or ${age} = 0 or (${age} = 1 and (e.id = ${waitingId} or n.totals[1] + n.totals[3] = 0)) then 'open'
        else ${stateAt(age)} end as state
      from employee e
      cross join lateral (select timesheet_totals(e.id, ${first}::date, ${last}::date) as totals) n
      where e.deleted_at is null and exists (select from employee_active_date a where a.employee_id = e.id
        and daterange(a.start_date, a.end_date, '[]') && daterange(${first}::date, ${last}::date, '[]'))
    ) p
    order by p.id`.execute(db);
}

function stateAt(age: number): RawBuilder<string> {
  if (age > 2) return sql`'locked'`;
  const draw = sql`(('x' || substr(md5('timesheet' || e.id), 1, 6))::bit(24)::integer % 100)`;
  // A few clients are behind; if all were, the oldest entries would fill everybody's first screen.
  if (age === 2) return sql`case when ${draw} < 85 or e.client_id % 4 <> 2 then 'approved' else 'submitted' end`;
  return sql`case when ${draw} < 25 then 'approved' when ${draw} < 80 then 'submitted' else 'open' end`;
}

/** Submitted the day after the period, or within two days where the decision is due; approved a day later, locked on the fourth day. */
async function insertSteps(db: Kysely<Database>, { time, accounts }: TimesheetFacts): Promise<void> {
  const [hr, payroll] = [userWith(accounts, 'hr'), userWith(accounts, 'payroll')];
  await sql`
    insert into timesheet_step (timesheet_id, from_state, to_state, by_user_id, by_name, at)
    select s.id, p.from_state, p.to_state, coalesce(u.id, o.id), coalesce(u.name, e.name),
      least(${time.now}::timestamptz - (3 - p.step) * interval '1 minute',
        greatest((s.last_day + p.days) + interval '1 hour' + (s.employee_id % 240) * interval '1 minute',
          case when s.state = 'submitted' and s.last_day > ${time.today}::date - 16
            then ${time.now}::timestamptz - (2 + s.employee_id * 7 % 38) * interval '1 hour' end))
    from timesheet s
    join employee e on e.id = s.employee_id
    cross join (values (1, 'open', 'submitted', 1, null::integer), (2, 'submitted', 'approved', 2, ${hr}::integer),
      (3, 'approved', 'locked', 4, ${payroll}::integer)) as p (step, from_state, to_state, days, user_id)
    left join app_user u on u.id = p.user_id
    left join app_user o on o.employee_id = s.employee_id and p.user_id is null and o.deleted_at is null
    where p.step <= array_position(array['submitted', 'approved', 'locked'], s.state)
    order by s.id, p.step`.execute(db);
}

async function roundsOf(db: Kysely<Database>): Promise<SeededRound[]> {
  const { rows } = await sql<SeededRound>`
    select s.id as subject_id, s.version, s.employee_id, e.client_id, p.at as opened_at,
      case s.state when 'submitted' then 'pending' else 'approved' end as state, a.at as closed_at, a.by_user_id as decided_by,
      null as comment
    from timesheet s
    join employee e on e.id = s.employee_id
    join timesheet_step p on p.timesheet_id = s.id and p.to_state = 'submitted'
    left join timesheet_step a on a.timesheet_id = s.id and a.to_state = 'approved'
    order by s.id`.execute(db);
  return rows;
}

async function lockDays(db: Kysely<Database>, { accounts, time }: TimesheetFacts): Promise<void> {
  await sql`
    insert into attendance_lock (employee_id, days, reason, created_by_user_id, created_at)
    select s.employee_id, daterange(s.first_day, s.last_day, '[]'),
      'Locked for payroll by ' || p.by_name || ' on ' || to_char(p.at at time zone 'Asia/Manila', 'Mon FMDD, YYYY') || '.', p.by_user_id,
      least(p.at, ${time.now}::timestamptz)
    from timesheet s join timesheet_step p on p.timesheet_id = s.id and p.to_state = 'locked'
    where p.by_user_id = ${userWith(accounts, 'payroll')} order by s.id`.execute(db);
}

function userWith(accounts: readonly SeededAccount[], role: 'hr' | 'payroll'): number {
  const found = accounts.find(({ account }) => account.role === role);
  if (!found) throw new Error(`The demo company needs a user who signs in as ${role}.`);
  return found.userId;
}
