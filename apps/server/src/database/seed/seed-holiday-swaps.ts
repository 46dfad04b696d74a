import {
  type HolidaySwapState,
  holidaySwapApproval,
} from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import { seedApprovals } from './seed-approvals.ts';
import type { FollowHolidays } from './seed-attendance.ts';
import type { SeedTime } from './seed-clients.ts';

interface Person {
  readonly id: number;
  readonly client_id: number;
  readonly user_id: number | null;
  readonly holidays: readonly { readonly day: string; readonly name: string }[];
  /** Work dates without leave. */
  readonly days: readonly string[];
}

interface DemoSwap {
  readonly state: HolidaySwapState;
  /** Of the coming work days. */
  readonly substitute: number;
  readonly note: string | null;
  readonly comment: string | null;
}

const ownSwap: DemoSwap = { state: 'refused', substitute: 6, note: null, comment: 'The release is on that day.' };
const swapsOfColleagues: readonly DemoSwap[] = [
  { state: 'requested', substitute: 9, note: null, comment: null },
  { state: 'approved', substitute: 13, note: null, comment: 'Thank you for covering the holiday.' },
  { state: 'requested', substitute: 16, note: null, comment: null },
  { state: 'undone', substitute: 10, note: 'The client closes its office that day.', comment: null },
  { state: 'approved', substitute: 18, note: null, comment: null },
  { state: 'ended', substitute: 12, note: 'The holiday takes no shift off on that day.', comment: null },
  { state: 'withdrawn', substitute: 14, note: null, comment: null },
];

/** Swaps of holidays at the client of the employee who signs in, in every state. One holiday of the employee can still be swapped. */
export async function seedHolidaySwaps(
  db: Kysely<Database>,
  { accounts, time, followHolidays }: SeededWith,
): Promise<void> {
  const decider = accounts.find(({ account }) => account.role === 'hr');
  const filer = accounts.find(({ account }) => account.role === 'workforce admin');
  const member = accounts.find(({ account }) => account.employee === 'member');
  if (!decider || !filer || !member)
    throw new Error('The demo company needs HR, a workforce admin and an employee who sign in.');
  const people = await swappers(db, member.userId, time);
  const self = people.find(({ user_id }) => user_id === member.userId);
  const others = people.filter((person) => person !== self);
  const wanted = [
    ...(self ? [{ person: self, swap: ownSwap }] : []),
    ...swapsOfColleagues.flatMap((swap, index) => {
      const person = others[index];
      return person ? [{ person, swap }] : [];
    }),
  ];
  for (const { person, swap } of wanted)
    await insertSwap(db, { person, swap, deciderId: decider.userId, filerId: filer.userId, time });
  await followHolidays(
    db,
    wanted.map(({ person }) => person.id),
  );
}

interface SeededWith {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
  readonly followHolidays: FollowHolidays;
}

async function swappers(db: Kysely<Database>, userId: number, { today }: SeedTime): Promise<Person[]> {
  const span = sql`between ${addDays(today, 3)}::date and ${addDays(today, 50)}::date`;
  const { rows } = await sql<Person>`
    select e.id, e.client_id, u.id as user_id,
      jsonb_agg(jsonb_build_object('day', d.work_date, 'name', n.name) order by d.work_date) filter (where d.status = 'holiday' and n.name is not null) as holidays,
      array_agg(d.work_date::text order by d.work_date) filter (where d.status = 'scheduled') as days
    from app_user m
    join employee own on own.id = m.employee_id
    join employee e on e.client_id = own.client_id and e.deleted_at is null
    join employee_schedule d on d.employee_id = e.id and d.work_date ${span}
    left join app_user u on u.employee_id = e.id
    left join lateral (
      select h.name from employee_policy p
      join holiday_policy_line l on l.policy_id = p.holiday_policy_id and l.effect in ('swap', 'swap_day_off')
      join holiday h on h.calendar_id = l.calendar_id and h.day = d.work_date and h.from_time is null and h.until_time is null
      where p.employee_id = e.id and p.valid @> d.work_date limit 1
    ) n on true
    where m.id = ${userId} and not exists (select from employee_planned_ending p where p.employee_id = e.id)
      and not exists (select from swapped_day x where x.employee_id = e.id)
      and not exists (select from employee_client c where c.employee_id = e.id and lower(c.valid) ${span})
      and not exists (select from leave_request r where r.employee_id = e.id and r.state in ('requested', 'approved') and r.employee_id <> own.id
        and r.last_day >= ${today}::date)
    group by e.id, e.client_id, u.id, own.id
    having count(*) filter (where d.status = 'holiday' and n.name is not null) > 0 and count(*) filter (where d.status = 'scheduled') > 20
    order by exists (
      select from team_member i join team_member o on o.team_id = i.team_id where i.employee_id = own.id and o.employee_id = e.id) desc, e.id desc`.execute(
    db,
  );
  return rows;
}

interface Inserted {
  readonly person: Person;
  readonly swap: DemoSwap;
  readonly deciderId: number;
  /** For people without a sign-in. */
  readonly filerId: number;
  readonly time: SeedTime;
}

async function insertSwap(db: Kysely<Database>, { person, swap, deciderId, filerId, time }: Inserted): Promise<void> {
  const holiday = person.holidays[0];
  const substitute = person.days[swap.substitute];
  if (!holiday || substitute === undefined) return;
  const isClosed = swap.state !== 'requested';
  const [opened, closed] = [hoursBefore(time, isClosed ? 28 : 16), isClosed ? hoursBefore(time, 3) : null];
  const { id } = await db
    .insertInto('holiday_swap')
    .values({
      employee_id: person.id,
      client_id: person.client_id,
      holiday_day: holiday.day,
      holiday: holiday.name,
      substitute_day: substitute,
      state: swap.state,
      note: swap.note,
      requested_by_user_id: person.user_id ?? filerId,
      created_at: opened,
      decided_at: closed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const state = rounds[swap.state];
  await seedApprovals(db, holidaySwapApproval, [
    {
      ...{ subject_id: id, version: 1, employee_id: person.id, client_id: person.client_id },
      ...{ opened_at: opened, state, closed_at: state === 'pending' ? null : (closed ?? opened) },
      decided_by: state === 'approved' || state === 'refused' ? deciderId : null,
      comment: swap.comment,
    },
  ]);
}

/** How the approval of a swap in each state ended. */
const rounds = {
  requested: 'pending',
  approved: 'approved',
  refused: 'refused',
  undone: 'approved',
  ended: 'withdrawn',
  withdrawn: 'withdrawn',
} as const satisfies Record<HolidaySwapState, string>;

const hoursBefore = ({ now }: SeedTime, hours: number) => Temporal.Instant.from(now).subtract({ hours }).toString();
