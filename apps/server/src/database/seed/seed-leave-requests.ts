import { type LeaveDay, leaveDays } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { leaveMarks } from '@muster/contract/domains/leave/leave-marks.rules.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { LeaveMark, PlannedWork } from '@muster/contract/domains/shifts/shift-parts.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { type DemoLeave, leaveOfColleagues, ownLeave } from './demo-leave.ts';
import { ordinaryDays } from './ordinary-days.ts';
import type { SeededAccount } from './seed-accounts.ts';
import { seedApprovals } from './seed-approvals.ts';
import type { SeedTime } from './seed-clients.ts';
import { type KeepContent, storeAttachment } from './seed-files.ts';

interface PlannedPerson {
  readonly id: number;
  readonly client_id: number;
  readonly user_id: number | null;
  /** Work dates with a shift, from today on. */
  readonly days: readonly string[];
  /** Those of them that are a holiday, and worked. */
  readonly holidays: readonly string[] | null;
}

/** Leave at the client of the employee who signs in: of the employee and of colleagues, in every state. */
export async function seedLeaveRequests(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
  time: SeedTime,
  keep: KeepContent | undefined,
): Promise<void> {
  const decider = accounts.find(({ account }) => account.role === 'hr');
  const member = accounts.find(({ account }) => account.employee === 'member');
  const filer = accounts.find(({ account }) => account.role === 'workforce admin');
  if (!decider || !filer || !member)
    throw new Error('The demo company needs HR, a workforce admin and an employee who sign in.');
  await askClient(db, accounts, member.userId);
  const people = await plannedPeople(db, member.userId, time);
  const self = people.find(({ user_id }) => user_id === member.userId);
  const others = people.filter((person) => person !== self);
  // Every second one first: neighbours are often on one team.
  const spread = [...others.filter((_, at) => at % 2 === 0), ...others.filter((_, at) => at % 2 === 1)];
  const wanted = [
    ...(self ? ownLeave.map((leave) => ({ person: self, leave })) : []),
    ...leaveOfColleagues.flatMap((leave, index) => {
      const person = spread[index];
      return person ? [{ person, leave }] : [];
    }),
  ];
  // Around Christmas several leaves of a person move behind the same holidays.
  const taken = new Map<number, Set<string>>();
  for (const { person, leave } of wanted) {
    const earlier = taken.get(person.id) ?? new Set();
    const days = ordinaryDays(person, leave, earlier);
    taken.set(person.id, new Set([...earlier, ...days]));
    await insertLeave(db, { person, leave, days, deciderId: decider.userId, filerId: filer.userId, time, keep });
  }
}

/** The client of the employee who signs in approves leave; its client admin decides. */
async function askClient(db: Kysely<Database>, accounts: readonly SeededAccount[], memberId: number): Promise<void> {
  const approver = accounts.find(({ account }) => account.role === 'client-admin' && account.client === 'first');
  if (!approver) throw new Error('The demo company needs a client admin who signs in.');
  await sql`update app_user set approval_enabled = true where id = ${approver.userId}`.execute(db);
  await sql`
    update client set approves_leave = true
    where id = (select e.client_id from app_user u join employee e on e.id = u.employee_id where u.id = ${memberId})`.execute(
    db,
  );
}

async function plannedPeople(db: Kysely<Database>, userId: number, { today }: SeedTime): Promise<PlannedPerson[]> {
  const { rows } = await sql<PlannedPerson>`
    select e.id, e.client_id, u.id as user_id, array_agg(d.work_date::text order by d.work_date) as days,
      array_agg(d.work_date::text) filter (where exists (
        select from schedule_mark m where m.employee_id = d.employee_id and m.work_date = d.work_date)) as holidays
    from app_user m
    join employee own on own.id = m.employee_id
    join employee e on e.client_id = own.client_id and e.deleted_at is null
    join employee_schedule d on d.employee_id = e.id and d.work_date between ${addDays(today, 1)}::date and ${addDays(today, 40)}::date
      and d.status = 'scheduled'
    left join app_user u on u.employee_id = e.id
    where m.id = ${userId} and not exists (select from employee_planned_ending p where p.employee_id = e.id)
      and not exists (select from swapped_day x where x.employee_id = e.id)
      and not exists (select from leave_request r where r.employee_id = e.id and r.last_day >= ${today}::date)
    group by e.id, e.client_id, u.id having count(*) > 16 order by e.id`.execute(db);
  return rows;
}

interface Inserted {
  readonly person: PlannedPerson;
  readonly leave: DemoLeave;
  /** Work dates. Leave without any is not stored. */
  readonly days: readonly string[];
  readonly deciderId: number;
  /** For people without a sign-in. */
  readonly filerId: number;
  readonly time: SeedTime;
  /** Without it there are no documents. */
  readonly keep: KeepContent | undefined;
}

const waitingHours = [3, 7, 26, 12, 18] as const;

async function insertLeave(db: Kysely<Database>, inserted: Inserted): Promise<void> {
  const { person, leave, days, deciderId, filerId, time, keep } = inserted;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  const type = await db
    .selectFrom('leave_type')
    .select(['id', 'paid_percent'])
    .where('code', '=', leave.type)
    .executeTakeFirstOrThrow();
  const isClosed = leave.state !== 'requested';
  // The first step is due after 24 hours: most are in time, and one is overdue.
  const opened = hoursBefore(time, isClosed ? 30 : (waitingHours[person.id % waitingHours.length] ?? 0));
  const closed = isClosed ? hoursBefore(time, 4) : null;
  const { id } = await db
    .insertInto('leave_request')
    .values({
      employee_id: person.id,
      leave_type_id: type.id,
      client_id: person.client_id,
      first_day: first,
      last_day: last,
      reason: leave.reason,
      is_late: false,
      state: leave.state,
      requested_by_user_id: person.user_id ?? filerId,
      created_at: opened,
      closed_at: closed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const state = leave.state === 'approved' ? 'taken' : leave.state === 'refused' ? 'released' : 'held';
  const taken: readonly LeaveDay[] = await takenDays(db, person.id, days, leave.isAfternoon ?? false);
  await db
    .insertInto('leave_request_day')
    .values(
      taken.map(({ day, minutes, part, shift_minutes }) => ({
        ...{ request_id: id, employee_id: person.id, work_date: day, minutes, part, shift_minutes, state },
      })),
    )
    .execute();
  await seedApprovals(db, leaveApproval, [
    {
      subject_id: id,
      version: 1,
      employee_id: person.id,
      client_id: person.client_id,
      opened_at: opened,
      state: leave.state === 'requested' ? 'pending' : leave.state,
      closed_at: closed,
      decided_by: isClosed || leave.waitsForClient ? deciderId : null,
      comment: leave.comment,
      waits_for_client: leave.waitsForClient ?? false,
    },
  ]);
  if (leave.hasDocument && keep) {
    const lines = ['Medical Certificate', `Unfit for work from ${first} to ${last}.`];
    const document = { type: null, file: 'Medical certificate.pdf', lines, userId: person.user_id ?? filerId };
    await storeAttachment(db, { leave_request_id: id }, document, keep, opened);
  }
  if (leave.state === 'approved')
    await take(db, { id, person, days: taken, typeId: type.id, paidPercent: type.paid_percent });
}

/** What leave of these days takes by the shifts of the person. */
async function takenDays(db: Kysely<Database>, employeeId: number, days: readonly string[], isAfternoon: boolean) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const { rows } = await sql<PlannedWork & { day: string }>`
    select d.work_date::text as day, d.status, (extract(epoch from d.ends_at - d.starts_at) / 60)::integer as minutes,
      (select coalesce(json_agg(json_build_object('startsAfterMinutes', b.starts_after_minutes, 'minutes', b.minutes, 'isPaid', b.is_paid)), '[]')
        from shift_break b where b.shift_version_id = d.shift_version_id) as breaks
    from employee_schedule d where d.employee_id = ${employeeId} and d.work_date = any (${[...days]}::date[])`.execute(
    db,
  );
  const planned = new Map(rows.map(({ day, ...work }) => [day, work]));
  const half = { part: 'end', asked_minutes: null } as const;
  const parts = new Map(isAfternoon ? days.map((day) => [day, half] as const) : []);
  return leaveDays(first, last, planned, { unit: 'half_day', parts }).filter(({ day }) => days.includes(day));
}

interface Taken {
  readonly id: number;
  readonly person: PlannedPerson;
  readonly days: readonly LeaveDay[];
  readonly typeId: number;
  /** 0: unpaid, without entries. */
  readonly paidPercent: number;
}

/** As an approval does. The schedule follows the marks when the portal starts. */
async function take(db: Kysely<Database>, { id, person, days, typeId, paidPercent }: Taken): Promise<void> {
  const entry = ({ day, minutes }: LeaveDay) => ({
    employee_id: person.id,
    leave_type_id: typeId,
    kind: 'usage',
    minutes: -minutes,
    effective_on: day,
    period_key: `request ${id} ${day}`,
  });
  if (paidPercent > 0) await db.insertInto('leave_entry').values(days.map(entry)).execute();
  const mark = ({ day, at_start, at_end, minutes, unpaid }: LeaveMark) => ({
    ...{ employee_id: person.id, work_date: day, kind: 'on_leave', source: 'leave' },
    ...{ leave_at_start: at_start, leave_at_end: at_end, leave_minutes: minutes, leave_unpaid_minutes: unpaid },
  });
  await db
    .insertInto('schedule_mark')
    .values(leaveMarks(days.map((one) => ({ ...one, paid_percent: paidPercent }))).map(mark))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const hoursBefore = ({ now }: SeedTime, hours: number) => Temporal.Instant.from(now).subtract({ hours }).toString();
