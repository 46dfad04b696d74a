import { periodBefore, periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { Db } from '../../database/db.ts';
import { openSheets } from './timesheet-write.repository.ts';

/** Opens timesheets for the current period and earlier ones that can still change. Running it again changes nothing. */
export async function openTimesheets(db: Db, day: string): Promise<void> {
  let period = periodOf(day);
  for (let left = periodsBack; left >= 0; left -= 1) {
    await openSheets(db, period);
    period = periodBefore(period);
  }
}

/** As far back as attendance is settled again. */
const periodsBack = 4;
