import { addDays, weekdayOf } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { zoneIds } from './known-ids.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';

interface InterviewFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

interface InterviewedApplication {
  readonly id: number;
  readonly candidate_id: number;
  readonly stage: string;
  readonly buyer_id: number;
  readonly timezone_id: number;
}

/** Interviews of candidates whom a client wants to meet: planned, held with feedback of both sides or of none, moved and cancelled. */
export async function seedInterviews(db: Kysely<Database>, { accounts, time }: InterviewFacts): Promise<void> {
  const recruiterId = accounts.find(({ account }) => account.role === 'recruitment')?.userId;
  const buyers = accounts.filter(({ account }) => account.role === 'client-admin').map(({ userId }) => userId);
  if (recruiterId === undefined) return;
  const { rows } = await sql<InterviewedApplication>`
    select a.id, a.candidate_id, a.stage, u.id as buyer_id, u.timezone_id
    from application a join open_position p on p.id = a.position_id join app_user u on u.client_id = p.client_id
    where u.id = any (${buyers}::integer[]) and a.stage in ('interview', 'offered', 'hired')
    order by a.id`.execute(db);
  const planner = { db, recruiterId, now: time.now };
  let met = 0;
  for (const [index, application] of rows.entries()) {
    const ahead = dayAfter(time.today, 2 + index);
    const past = dayBefore(time.today, 3 + index);
    if (application.stage !== 'interview') {
      const held = await addInterview(planner, application, { day: past, status: 'Completed', outcome: 'held' });
      await addFeedback(planner, application, held);
      continue;
    }
    met += 1;
    if (met % 3 === 2) {
      const first = await addInterview(planner, application, { day: past, status: 'rescheduled', takesTime: false });
      await addInterview(planner, application, { day: ahead, previousId: first, sequence: 1 });
    } else if (met % 3 === 0) {
      await addInterview(planner, application, { day: past, status: 'Completed', outcome: 'held' });
    } else {
      await addInterview(planner, application, {
        ...{ day: past, status: 'Cancelled', takesTime: false },
        reason: 'The client was ill. We book another time.',
      });
      await addInterview(planner, application, { day: ahead });
    }
  }
}

interface Planner {
  readonly db: Kysely<Database>;
  readonly recruiterId: number;
  readonly now: string;
}

interface PlannedInterview {
  readonly day: string;
  readonly status?: 'Scheduled' | 'Completed' | 'Cancelled' | 'rescheduled';
  readonly outcome?: 'held';
  readonly reason?: string;
  readonly previousId?: number;
  readonly sequence?: number;
  /** No: its people are free again. */
  readonly takesTime?: false;
}

async function addInterview(
  { db, recruiterId, now }: Planner,
  { id: application_id, candidate_id, buyer_id, timezone_id }: InterviewedApplication,
  { day, status = 'Scheduled', outcome, reason, previousId, sequence = 0, takesTime }: PlannedInterview,
): Promise<number> {
  // 10:00 in Manila is within the working day of Sydney and Melbourne.
  const [starts_at, ends_at] = [`${day}T02:00:00Z`, `${day}T02:45:00Z`];
  const { id } = await db
    .insertInto('interview')
    .values({
      ...{ application_id, starts_at, ends_at, kind: 'first', method: 'video', status, sequence },
      timezone_id: timezone_id ?? zoneIds.manila,
      place: 'https://meet.muster.test/interviews',
      calendar_uid: `demo-${application_id}@muster`,
      previous_interview_id: previousId ?? null,
      outcome: outcome ?? null,
      end_reason: reason ?? null,
      ended_at: status === 'Scheduled' ? null : now,
      ended_by_user_id: status === 'Scheduled' ? null : buyer_id,
      booked_by_user_id: buyer_id,
      booked_at: Temporal.Instant.from(now).subtract({ hours: 96 }).toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = [
    { user_id: buyer_id, side: 'client' },
    { user_id: recruiterId, side: 'staff' },
  ];
  await db
    .insertInto('interview_attendee')
    .values(people.map((person) => ({ ...person, interview_id: id })))
    .execute();
  if (takesTime === false) return id;
  const taken = { interview_id: id, starts_at, ends_at };
  await db
    .insertInto('interview_time')
    .values([...people.map(({ user_id }) => ({ ...taken, user_id })), { ...taken, candidate_id }])
    .execute();
  return id;
}

async function addFeedback(
  { db, recruiterId, now }: Planner,
  { buyer_id }: InterviewedApplication,
  interview_id: number,
): Promise<void> {
  const said = [
    { user_id: buyer_id, side: 'client', rating: 4, body: 'Clear answers about month end. We would like to go on.' },
    { user_id: recruiterId, side: 'staff', rating: 4, body: 'Prepared well. Asks for a start next month.' },
  ];
  await db
    .insertInto('interview_feedback')
    .values(said.map((one) => ({ ...one, interview_id, written_at: now })))
    .execute();
}

/** The working day that is some working days after a day. */
const dayAfter = (day: string, count: number): string => workingDay(day, count, 1);
const dayBefore = (day: string, count: number): string => workingDay(day, count, -1);

function workingDay(day: string, count: number, step: 1 | -1): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = addDays(found, step);
    if (weekdayOf(found) <= 5) left -= 1;
  }
  return found;
}
