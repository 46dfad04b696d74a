import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import {
  type SwapDays,
  type SwapShift,
  swapProblem,
  swappedDays,
} from '@muster/contract/domains/schedules/swap.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import { seedApprovals } from './seed-approvals.ts';
import type { SeedTime } from './seed-clients.ts';

interface PlannedShift extends SwapShift {
  readonly employee_id: number;
  readonly name: string;
  readonly client_id: number;
  readonly user_id: number | null;
  readonly shift_version_id: number;
}

interface Exchange extends SwapDays {
  readonly requester: Person;
  readonly colleague: Person;
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly plan: readonly PlannedShift[];
  readonly givenAway: readonly string[];
}

/** Swaps at the client of the employee who signs in: one to answer, one to decide and one approved. */
export async function seedSwaps(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
  time: SeedTime,
): Promise<void> {
  const decider = accounts.find(({ account }) => account.role === 'workforce admin');
  const member = accounts.find(({ account }) => account.employee === 'member');
  if (!decider || !member) throw new Error('The demo company needs a workforce admin and an employee who sign in.');
  const people = await colleaguesOf(db, member.userId, time);
  const self = people.find(({ plan }) => plan[0]?.user_id === member.userId);
  if (!self) return;
  const others = people.filter((person) => person !== self);
  const used = new Set<number>();
  const next = (requesters: readonly Person[], colleagues: readonly Person[]): Exchange | undefined => {
    const free = ({ id }: Person) => !used.has(id);
    const found = firstPossible(requesters.filter(free), colleagues.filter(free), time);
    if (found) for (const { id } of [found.requester, found.colleague]) if (id !== self.id) used.add(id);
    return found;
  };
  const asked = next(others, [self]);
  if (asked)
    await insertSwap(db, asked, { state: 'asked', reason: 'My sister arrives that day.', userId: member.userId, time });
  for (const state of ['accepted', 'approved'] as const) {
    const found = next(others, others);
    if (!found) continue;
    const reason = state === 'accepted' ? 'A medical appointment in the morning.' : 'A school event of my daughter.';
    const id = await insertSwap(db, found, { state, reason, userId: decider.userId, time });
    await approve(db, found, { id, state, deciderId: decider.userId, time });
  }
}

function firstPossible(requesters: readonly Person[], colleagues: readonly Person[], { now, today }: SeedTime) {
  for (const requester of requesters) {
    for (const colleague of colleagues) {
      if (colleague.id === requester.id) continue;
      for (const { work_date: give } of requester.plan.filter(({ work_date }) => work_date > addDays(today, 3))) {
        for (const take of [give, null]) {
          if (swapProblem({ requester, colleague, give, take, now }) === null)
            return { requester, colleague, give, take };
        }
      }
    }
  }
  return undefined;
}

async function colleaguesOf(db: Kysely<Database>, userId: number, { today }: SeedTime): Promise<Person[]> {
  const { rows } = await sql<PlannedShift>`
    select d.employee_id, e.name, e.client_id, u.id as user_id, d.shift_id, d.shift_version_id, d.work_date::text as work_date,
      d.starts_at, d.ends_at, d.status, false as is_swapped
    from app_user m
    join employee own on own.id = m.employee_id
    join employee e on e.client_id = own.client_id and e.deleted_at is null
    join employee_schedule d on d.employee_id = e.id and d.work_date between ${today}::date and ${today}::date + 24
    left join app_user u on u.employee_id = e.id
    where m.id = ${userId} and not exists (select from employee_planned_ending p where p.employee_id = e.id)
      and not exists (select from employee_client c where c.employee_id = e.id and lower(c.valid) between ${today}::date and ${today}::date + 24)
    order by d.employee_id, d.work_date`.execute(db);
  const plans = [...Map.groupBy(rows, ({ employee_id }) => employee_id)];
  return plans.map(([id, plan]) => ({ id, name: plan[0]?.name ?? '', plan, givenAway: [] }));
}

interface SwapFacts {
  readonly state: 'asked' | 'accepted' | 'approved';
  readonly reason: string;
  /** Acts for people without a sign-in. */
  readonly userId: number;
  readonly time: SeedTime;
}

const shiftOn = ({ plan }: Person, day: string | null) => plan.find(({ work_date }) => work_date === day);

async function insertSwap(
  db: Kysely<Database>,
  { requester, colleague, give, take }: Exchange,
  { state, reason, userId, time }: SwapFacts,
): Promise<number> {
  const [given, taken] = [shiftOn(requester, give), shiftOn(colleague, take)];
  if (!given) throw new Error('A demo swap needs a planned shift.');
  const { id } = await db
    .insertInto('shift_swap')
    .values({
      requester_employee_id: requester.id,
      colleague_employee_id: colleague.id,
      requested_by_user_id: given.user_id ?? userId,
      client_id: given.client_id,
      give_date: give,
      give_shift_id: given.shift_id,
      give_shift_version_id: given.shift_version_id,
      take_date: take,
      take_shift_id: taken?.shift_id ?? null,
      take_shift_version_id: taken?.shift_version_id ?? null,
      reason,
      state,
      created_at: Temporal.Instant.from(time.now).subtract({ hours: 30 }).toString(),
      closed_at: state === 'approved' ? hoursAgo(time, 5) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Approval {
  readonly id: number;
  readonly state: 'accepted' | 'approved';
  readonly deciderId: number;
  readonly time: SeedTime;
}

async function approve(
  db: Kysely<Database>,
  { requester, colleague, give, take }: Exchange,
  { id, state, deciderId, time }: Approval,
): Promise<void> {
  const [given, taken] = [shiftOn(requester, give), shiftOn(colleague, take)];
  if (!given) return;
  const isApproved = state === 'approved';
  const round = {
    subject_id: id,
    version: 1,
    employee_id: requester.id,
    client_id: given.client_id,
    opened_at: hoursAgo(time, 20),
    state: isApproved ? ('approved' as const) : ('pending' as const),
    closed_at: isApproved ? hoursAgo(time, 5) : null,
    decided_by: isApproved ? deciderId : null,
    comment: null,
  };
  await seedApprovals(db, swapApproval, [round]);
  if (!isApproved) return;
  const shifts = { giveShiftId: given.shift_id, takeShiftId: taken?.shift_id ?? null };
  const days = swappedDays({ requesterId: requester.id, colleagueId: colleague.id, give, take, ...shifts });
  await db
    .insertInto('swapped_day')
    .values(days.map((day) => ({ ...day, client_id: given.client_id, swap_id: id })))
    .execute();
  await sql`select rebuild_schedule(array[${requester.id}::integer, ${colleague.id}::integer], ${give}::date, ${give}::date)`.execute(
    db,
  );
}

const hoursAgo = ({ now }: SeedTime, hours: number) => Temporal.Instant.from(now).subtract({ hours }).toString();
