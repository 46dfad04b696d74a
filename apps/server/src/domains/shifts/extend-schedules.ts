import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import type { Db } from '../../platform/http/context.ts';
import { assignedFrom, rebuildSchedule } from './schedule.repository.ts';

/** Works out everybody's schedule from the day on. Doing it twice changes nothing the second time. */
export async function extendSchedules(db: Db, day: string): Promise<void> {
  const last = Temporal.PlainDate.from(day).add({ days: scheduledDaysAhead }).toString();
  const ids = await assignedFrom(db, day);
  for (let start = 0; start < ids.length; start += peopleAtOnce) {
    await rebuildSchedule(db, ids.slice(start, start + peopleAtOnce), day, last);
  }
}

const peopleAtOnce = 250;
