import type { NeedSource } from './need-source.ts';
import { neededCandidateDecision } from './needed-candidate-decision.ts';
import { neededClientHours } from './needed-client-hours.ts';
import { neededClientLeave } from './needed-client-leave.ts';
import { neededCorrections } from './needed-corrections.ts';
import { neededHireDrafts } from './needed-hire-drafts.ts';
import { neededHolidaySwaps } from './needed-holiday-swaps.ts';
import { neededInterviewBooking } from './needed-interview-booking.ts';
import { neededInterviewFeedback } from './needed-interview-feedback.ts';
import { neededLeave } from './needed-leave.ts';
import { neededOvertime } from './needed-overtime.ts';
import { neededPayChanges } from './needed-pay-changes.ts';
import { neededSwaps } from './needed-swaps.ts';
import { neededTicketApprovals } from './needed-ticket-approvals.ts';
import { neededTickets } from './needed-tickets.ts';
import { neededTimesheets } from './needed-timesheets.ts';
import { ownDay } from './own-day.ts';
import { ownSwap } from './own-swap.ts';
import { ownTimesheet } from './own-timesheet.ts';

/** What waits for people, in all areas. */
export const allNeeds: readonly NeedSource[] = [
  ownDay,
  ownTimesheet,
  ownSwap,
  neededCorrections,
  neededTimesheets,
  neededOvertime,
  neededLeave,
  neededSwaps,
  neededHolidaySwaps,
  neededPayChanges,
  neededClientHours,
  neededClientLeave,
  neededTickets,
  neededTicketApprovals,
  neededCandidateDecision,
  neededInterviewFeedback,
  neededInterviewBooking,
  neededHireDrafts,
];
