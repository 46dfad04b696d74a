import type { Need, NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import {
  IconArrowsExchange,
  IconBeach,
  IconCalendarPlus,
  IconCash,
  IconClipboardText,
  IconClock,
  IconClockPlus,
  IconFilePencil,
  IconMessage,
  IconSun,
  IconTicket,
  IconUserSearch,
} from '@tabler/icons-react';
import { neededCandidateDecision } from './needed-candidate-decision.ts';
import { neededClientHours } from './needed-client-hours.ts';
import { neededClientLeave } from './needed-client-leave.ts';
import { neededCorrection } from './needed-correction.ts';
import { neededHireDraft } from './needed-hire-draft.ts';
import { neededHolidaySwap } from './needed-holiday-swap.ts';
import { neededInterviewBooking } from './needed-interview-booking.ts';
import { neededInterviewFeedback } from './needed-interview-feedback.ts';
import { neededLeave } from './needed-leave.tsx';
import { neededOvertime } from './needed-overtime.ts';
import { neededPayChange } from './needed-pay-change.ts';
import { neededSwap } from './needed-swap.ts';
import { neededTicket } from './needed-ticket.ts';
import { neededTicketApproval } from './needed-ticket-approval.ts';
import { neededTimesheets } from './needed-timesheets.ts';
import { neededOwnDay, neededOwnSwap, neededOwnTimesheet } from './own-needs.ts';
import type { NeedTexts, ShownNeed } from './shown-need.ts';

interface KindLook {
  readonly one: string;
  readonly many: string;
  readonly Icon: typeof IconClock;
}

export const kindLooks: Readonly<Record<NeedKind, KindLook>> = {
  'own-day': { one: 'Attendance', many: 'Days to fix', Icon: IconClock },
  'own-timesheet': { one: 'My timesheet', many: 'My timesheets', Icon: IconClipboardText },
  'own-swap': { one: 'Shift swap', many: 'Swaps with me', Icon: IconArrowsExchange },
  correction: { one: 'Correction', many: 'Corrections', Icon: IconClock },
  timesheets: { one: 'Timesheets', many: 'Timesheets', Icon: IconClipboardText },
  overtime: { one: 'Overtime', many: 'Overtime', Icon: IconClockPlus },
  leave: { one: 'Leave', many: 'Leave', Icon: IconBeach },
  swap: { one: 'Shift swap', many: 'Swaps', Icon: IconArrowsExchange },
  'holiday-swap': { one: 'Holiday swap', many: 'Holiday swaps', Icon: IconSun },
  'pay-change': { one: 'Pay change', many: 'Pay changes', Icon: IconCash },
  'client-hours': { one: 'Hours', many: 'Hours', Icon: IconClipboardText },
  'client-leave': { one: 'Leave', many: 'Leave', Icon: IconBeach },
  ticket: { one: 'Ticket', many: 'Tickets', Icon: IconTicket },
  'ticket-approval': { one: 'Ticket approval', many: 'Ticket approvals', Icon: IconTicket },
  'hire-draft': { one: 'Draft', many: 'Drafts', Icon: IconFilePencil },
  'interview-feedback': { one: 'Interview feedback', many: 'Interview feedback', Icon: IconMessage },
  'interview-booking': { one: 'Interview to book', many: 'Interviews to book', Icon: IconCalendarPlus },
  'candidate-decision': { one: 'Candidate', many: 'Candidates', Icon: IconUserSearch },
};

/** Times in the viewer's zone. */
export function shownNeed(need: Need, zone: string): ShownNeed {
  const { kind, uuid, since, due, others, instead_of, snoozed_until } = need;
  return { ...textsOf(need, zone), kind, waiting: { uuid, since, due, others, instead_of, snoozed_until } };
}

/** A new kind joins with a case and a file. */
function textsOf(need: Need, zone: string): NeedTexts {
  switch (need.kind) {
    case 'interview-feedback':
      return neededInterviewFeedback(need, zone);
    case 'interview-booking':
      return neededInterviewBooking(need);
    case 'hire-draft':
      return neededHireDraft(need);
    case 'candidate-decision':
      return neededCandidateDecision(need, zone);
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
    case 'client-hours':
      return neededClientHours(need);
    case 'client-leave':
      return neededClientLeave(need);
    case 'ticket':
      return neededTicket(need);
    case 'ticket-approval':
      return neededTicketApproval(need);
  }
}
