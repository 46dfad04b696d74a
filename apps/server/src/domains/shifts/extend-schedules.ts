import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import type { Db } from '../../database/db.ts';
import { assignedFrom, rebuildSchedule } from './schedule.repository.ts';

/**
 * Plans the schedule of the next employees after an id, from the day on. Returns the last of them, or null if none is
 * left. Repeating it changes nothing.
 */
export async function extendSchedules(
  db: Db,
  { day, now }: { readonly day: string; readonly now: string },
  after: number,
): Promise<number | null> {
  const last = Temporal.PlainDate.from(day).add({ days: scheduledDaysAhead }).toString();
  const ids = await assignedFrom(db, day, { after, most: peopleAtOnce });
  if (ids.length > 0) await rebuildSchedule(db, ids, day, last, now);
  return ids.at(-1) ?? null;
}

/** Locks their records for about a tenth of a second. */
const peopleAtOnce = 10;
