import { periodBefore, periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { Db } from '../../database/db.ts';
import { openSheets } from './timesheet-write.repository.ts';

/** Timesheets of the day's period and of those before that may still change. Doing it twice changes nothing the second time. */
export async function openTimesheets(db: Db, day: string): Promise<void> {
  let period = periodOf(day);
  for (let left = periodsBack; left >= 0; left -= 1) {
    await openSheets(db, period);
    period = periodBefore(period);
  }
}

/** As far back as attendance is healed. */
const periodsBack = 4;
