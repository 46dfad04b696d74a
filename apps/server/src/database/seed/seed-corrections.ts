import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import { type SeededRound, seedApprovals } from './seed-approvals.ts';
import type { SettleDays } from './seed-attendance.ts';
import type { SeedTime } from './seed-clients.ts';

/** Corrections in each state: mostly forgotten clock-outs, and some of the employee who signs in. */
export async function seedCorrections(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
  time: SeedTime,
  settle: SettleDays,
): Promise<void> {
  const decider = accounts.find(({ account }) => account.role === 'workforce admin');
  const member = accounts.find(({ account }) => account.employee === 'member');
  if (!decider || !member) throw new Error('The demo company needs a workforce admin and an employee who sign in.');
  await askFor(db, { memberId: member.userId, time });
  await seedApprovals(db, correctionApproval, await roundsOf(db, decider.userId));
  await sql`
    insert into punch (employee_id, kind, at, zone, work_date, source, raw_id, recorded_at, correction_id)
    select c.employee_id, p.kind, p.at, z.name, c.work_date, 'correction', c.id || ':' || p.kind, a.closed_at, c.id
    from attendance_correction c
    join approval_request a on a.kind = ${correctionApproval} and a.subject_id = c.id
    join employee e on e.id = c.employee_id
    join timezone z on z.id = e.timezone_id
    cross join lateral (
      select 'in' as kind, c.proposed_in as at
      union all select 'break_start', lower(b) from unnest(c.breaks) b
      union all select 'break_end', upper(b) from unnest(c.breaks) b
      union all select 'out', c.proposed_out) p
    where c.state = 'approved' order by c.id, p.at`.execute(db);
  const corrected = await sql<{ id: number }>`
    select distinct employee_id as id from attendance_correction where state = 'approved' order by id`.execute(db);
  const days = { first: addDays(time.today, -40), last: time.today };
  await settle(
    db,
    corrected.rows.map(({ id }) => id),
    days,
  );
}

/** Decided eleven hours after the request. */
async function roundsOf(db: Kysely<Database>, deciderId: number): Promise<SeededRound[]> {
  const { rows } = await sql<SeededRound>`
    select c.id as subject_id, c.version, c.employee_id, d.client_id, c.created_at as opened_at,
      case c.state when 'requested' then 'pending' when 'rejected' then 'refused' else c.state end as state,
      case when c.state <> 'requested' then c.created_at + interval '11 hours' end as closed_at,
      case when c.state in ('approved', 'rejected') then ${deciderId}::integer end as decided_by,
      case when c.state = 'rejected' then 'The chat log ends with your clock-out.' end as comment
    from attendance_correction c
    join attendance_day d on d.employee_id = c.employee_id and d.work_date = c.work_date
    order by c.id`.execute(db);
  return rows;
}

interface CorrectionSeed {
  readonly memberId: number;
  readonly time: SeedTime;
}

async function askFor(db: Kysely<Database>, { memberId, time }: CorrectionSeed): Promise<void> {
  await sql`
    insert into attendance_correction (employee_id, work_date, proposed_in, proposed_out, breaks, reason, evidence, state, created_at)
    select d.employee_id, d.work_date, d.first_in, greatest(d.ends_at, d.last_out) + (d.pick % 9 + case when d.last_out is null then 0 else 20 end) * interval '1 minute',
      coalesce((select range_agg(tstzrange(s.at, b.at)) from punch s join punch b on b.employee_id = s.employee_id and b.work_date = s.work_date
        and b.kind = 'break_end' where s.employee_id = d.employee_id and s.work_date = d.work_date and s.kind = 'break_start'), '{}'),
      case when d.last_out is null then 'I forgot to clock out before I shut down.' else 'I stayed for a call after I had clocked out.' end,
      case when d.pick % 3 = 0 then 'The client can confirm it.' end, d.outcome, d.ends_at + interval '9 hours'
    from (
      select m.*,
        case
          when m.is_member then (array[null, 'requested', 'approved', null, 'rejected', null, 'withdrawn'])[m.turn]
          when m.state = 'conflict' and m.work_date > ${time.today}::date - 12 and m.pick >= 70 then null
          -- Decided within two days, but for a few that are overdue.
          when m.state = 'conflict' and m.work_date > ${time.today}::date - case when m.pick < 4 then 12 else 3 end then 'requested'
          when m.state = 'conflict' then 'approved'
          when m.pick < 8 then 'rejected'
          when m.pick < 11 then 'withdrawn'
        end as outcome
      from (
        select a.*, u.id is not null as is_member, row_number() over (partition by a.employee_id order by a.work_date desc) as turn,
          ('x' || substr(md5('correction' || a.employee_id || '/' || a.work_date), 1, 6))::bit(24)::integer % 100 as pick
        from attendance_day a
        left join app_user u on u.employee_id = a.employee_id and u.id = ${memberId}::integer
        where a.settled_at is not null and a.first_in is not null and a.ends_at < ${time.now}::timestamptz - interval '21 hours'
          and a.work_date > ${time.today}::date - 40 and (u.id is not null or a.state in ('conflict', 'undertime'))
      ) m
    ) d
    where d.outcome is not null
    order by d.work_date, d.employee_id`.execute(db);
}
