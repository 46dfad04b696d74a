import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import type { Db } from '../../database/db.ts';
import { assignedFrom, rebuildSchedule } from './schedule.repository.ts';

/**
 * Works out the schedule of the next people after an id, from the day on, and answers the last of them, null where nobody is
 * left. Doing it twice changes nothing the second time.
 */
export async function extendSchedules(db: Db, day: string, after: number): Promise<number | null> {
  const last = Temporal.PlainDate.from(day).add({ days: scheduledDaysAhead }).toString();
  const ids = await assignedFrom(db, day, { after, most: peopleAtOnce });
  if (ids.length > 0) await rebuildSchedule(db, ids, day, last);
  return ids.at(-1) ?? null;
}

/** They wait for their records meanwhile: about a quarter of a second. */
const peopleAtOnce = 50;
