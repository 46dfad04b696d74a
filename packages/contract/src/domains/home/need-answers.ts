import { z } from 'zod';
import { dayStates } from '../attendance/attendance.constants.ts';
import { correctionRow } from '../attendance/attendance-answers.ts';
import { overtimeRow } from '../attendance/overtime-answers.ts';
import { payChange } from '../employees/pay-change-answers.ts';
import { holidaySwap } from '../holidays/holiday-swap-answers.ts';
import { clientLeaveRow } from '../leave/client-leave.calls.ts';
import { leaveRequest } from '../leave/leave-request-answers.ts';
import { decidableSwap } from '../schedules/swap-answers.ts';
import { clientSheetRow } from '../timesheets/client-timesheets.calls.ts';
import { ownTimesheet } from '../timesheets/timesheet-answers.ts';
import { candidateDecisionNeed } from './candidate-need-answers.ts';
import { hireDraftNeed } from './hire-need-answers.ts';
import { interviewBookingNeed, interviewFeedbackNeed } from './interview-need-answers.ts';
import { ticketApprovalNeed, ticketNeed } from './ticket-need-answers.ts';

/** What every entry has, whatever waits. */
const waiting = {
  /** Of `/action-center/:uuid`: the same for as long as the subject exists. */
  uuid: z.uuid(),
  /** When it began to wait for the viewer. */
  since: z.string(),
  /** Null: it has no time limit. */
  due: z.string().nullable(),
  /** Who else could do it. Staff read names, others read what these people are. */
  others: z.object({ names: z.array(z.string()), more: z.int().min(0) }),
  /** The approver, where the viewer is the substitute. */
  instead_of: z.string().nullable(),
  snoozed_until: z.string().nullable(),
};

const dayResult = z.object({ state: z.enum(dayStates), worked_minutes: z.int() });

const correctionNeed = z.object({
  kind: z.literal('correction'),
  correction: correctionRow
    .pick({
      id: true,
      version: true,
      employee: true,
      client: true,
      work_date: true,
      counts: true,
      in: true,
      out: true,
      reason: true,
      evidence: true,
      entered_by: true,
      zone: true,
      shift: true,
      starts_at: true,
      ends_at: true,
      clocked_in: true,
      clocked_out: true,
    })
    .extend({
      /** The day as it counts now and after an approval; null if that cannot be computed yet. */
      before: dayResult.nullable(),
      after: dayResult.nullable(),
    }),
});

const overtimeNeed = z.object({
  kind: z.literal('overtime'),
  overtime: overtimeRow.pick({
    id: true,
    version: true,
    employee: true,
    client: true,
    work_date: true,
    shift: true,
    zone: true,
    starts_at: true,
    ends_at: true,
    first_in: true,
    last_out: true,
    occasion: true,
    minutes: true,
  }),
});

const swapNeed = z.object({
  kind: z.literal('swap'),
  swap: decidableSwap
    .pick({ id: true, requester: true, colleague: true, give: true, take: true, reason: true })
    .extend({ client: z.string() }),
});

const leaveNeed = z.object({
  kind: z.literal('leave'),
  request: leaveRequest.pick({
    id: true,
    employee: true,
    client: true,
    leave_type: true,
    first_day: true,
    last_day: true,
    days: true,
    minutes: true,
    reason: true,
    is_late: true,
  }),
});

const holidaySwapNeed = z.object({
  kind: z.literal('holiday-swap'),
  swap: holidaySwap.pick({
    id: true,
    employee: true,
    client: true,
    holiday: true,
    holiday_day: true,
    substitute_day: true,
  }),
});

/** Without the values: reading them is logged. */
const payChangeNeed = z.object({
  kind: z.literal('pay-change'),
  change: payChange.pick({ id: true, employee: true, client: true, fields: true, requested_by: true }),
});

/** The submitted timesheets of one client and period. */
const timesheetsNeed = z.object({
  kind: z.literal('timesheets'),
  group: z.object({
    client: z.string(),
    first_day: z.string(),
    last_day: z.string(),
    /** Those that can be approved now, with the versions that `worked_minutes` is the sum of. */
    ready: z.array(z.object({ id: z.int(), version: z.int() })),
    worked_minutes: z.int(),
    /** Timesheets with undecided overtime, a missing clock-out or an open correction. */
    blocked: z.int(),
  }),
});

const clientHoursNeed = z.object({
  kind: z.literal('client-hours'),
  hours: clientSheetRow.omit({ may_decide: true, state: true }),
});

const clientLeaveNeed = z.object({
  kind: z.literal('client-leave'),
  request: clientLeaveRow.omit({ may_decide: true, state: true }),
});

/** The own day that keeps a timesheet from being submitted. */
const ownDayNeed = z.object({
  kind: z.literal('own-day'),
  day: z.object({
    work_date: z.string(),
    state: z.enum(['conflict', 'worked_leave']),
    first_in: z.string().nullable(),
  }),
});

const ownTimesheetNeed = z.object({
  kind: z.literal('own-timesheet'),
  sheet: ownTimesheet
    .pick({ id: true, version: true, first_day: true, last_day: true, worked_days: true, worked_minutes: true })
    .extend({
      /** Days to fix first. */
      blockers: z.int().min(0),
    }),
});

const ownSwapNeed = z.object({
  kind: z.literal('own-swap'),
  swap: decidableSwap.pick({ id: true, requester: true, give: true, take: true, reason: true }),
});

const bodies = [
  ownDayNeed,
  ownTimesheetNeed,
  ownSwapNeed,
  correctionNeed,
  overtimeNeed,
  leaveNeed,
  swapNeed,
  holidaySwapNeed,
  payChangeNeed,
  timesheetsNeed,
  clientHoursNeed,
  clientLeaveNeed,
  ticketNeed,
  ticketApprovalNeed,
  candidateDecisionNeed,
  interviewFeedbackNeed,
  interviewBookingNeed,
  hireDraftNeed,
] as const;
const needBody = z.discriminatedUnion('kind', bodies);
export const need = needBody.and(z.object(waiting));

/** What an area says about an entry. The engine adds the rest. */
export type NeedBody = z.output<typeof needBody>;
export type NeedKind = NeedBody['kind'];
export type NeedWaiting = z.output<z.ZodObject<typeof waiting>>;
export type Need = NeedBody & NeedWaiting;
export type NeedOf<Kind extends NeedKind> = Extract<NeedBody, { readonly kind: Kind }> & NeedWaiting;

/** In the order of the filter buttons. */
export const needKinds = [
  'own-day',
  'own-timesheet',
  'own-swap',
  'correction',
  'timesheets',
  'overtime',
  'leave',
  'swap',
  'holiday-swap',
  'pay-change',
  'client-hours',
  'client-leave',
  'ticket',
  'ticket-approval',
  'candidate-decision',
  'interview-feedback',
  'interview-booking',
  'hire-draft',
] as const satisfies readonly NeedKind[];

/** What became of a subject that no longer waits for the viewer. */
export const needOutcomes = ['approved', 'refused', 'withdrawn', 'passed-on', 'done'] as const;

export const settledNeed = z.object({
  kind: z.enum(needKinds),
  outcome: z.enum(needOutcomes),
  /** Who decided last, as the viewer may read it. */
  by: z.string().nullable(),
  instead_of: z.string().nullable(),
  at: z.string().nullable(),
  comment: z.string().nullable(),
});
export type SettledNeed = z.output<typeof settledNeed>;
