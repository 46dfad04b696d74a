import type { Need } from '@muster/contract/domains/home/need-answers.ts';
import { clientNeedTexts } from './client-need-texts.ts';
import { neededCorrection } from './needed-correction.ts';
import { neededHolidaySwap } from './needed-holiday-swap.ts';
import { neededInterviewBooking } from './needed-interview-booking.ts';
import { neededLeave } from './needed-leave.tsx';
import { neededOvertime } from './needed-overtime.ts';
import { neededPayChange } from './needed-pay-change.ts';
import { neededSwap } from './needed-swap.ts';
import { neededTimesheets } from './needed-timesheets.ts';
import { neededOwnDay, neededOwnSwap, neededOwnTimesheet } from './own-needs.ts';
import type { NeedTexts } from './shown-need.ts';

/** All kinds. A new one joins with a case and a file. */
export function needTexts(need: Need, zone: string): NeedTexts | null {
  switch (need.kind) {
    case 'interview-booking':
      return neededInterviewBooking(need);
    case 'own-day':
      return neededOwnDay(need, zone);
    case 'own-timesheet':
      return neededOwnTimesheet(need);
    case 'own-swap':
      return neededOwnSwap(need, zone);
    case 'correction':
      return neededCorrection(need, zone);
    case 'timesheets':
      return neededTimesheets(need);
    case 'overtime':
      return neededOvertime(need, zone);
    case 'leave':
      return neededLeave(need);
    case 'swap':
      return neededSwap(need, zone);
    case 'holiday-swap':
      return neededHolidaySwap(need);
    case 'pay-change':
      return neededPayChange(need);
    default:
      return clientNeedTexts(need, zone);
  }
}
