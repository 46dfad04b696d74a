import type { NeedSource } from './need-source.ts';
import { neededClientHours } from './needed-client-hours.ts';
import { neededClientLeave } from './needed-client-leave.ts';
import { neededCorrections } from './needed-corrections.ts';
import { neededHolidaySwaps } from './needed-holiday-swaps.ts';
import { neededLeave } from './needed-leave.ts';
import { neededOvertime } from './needed-overtime.ts';
import { neededPayChanges } from './needed-pay-changes.ts';
import { neededSwaps } from './needed-swaps.ts';
import { neededTimesheets } from './needed-timesheets.ts';

/** What "Needs you" shows, in the order of the filter buttons. */
export const allNeeds: readonly NeedSource[] = [
  neededCorrections,
  neededTimesheets,
  neededOvertime,
  neededLeave,
  neededSwaps,
  neededHolidaySwaps,
  neededPayChanges,
  neededClientHours,
  neededClientLeave,
];
