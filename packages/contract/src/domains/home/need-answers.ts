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

/** `since`: when it began to wait for the viewer. */
const waiting = { since: z.string() };

const dayResult = z.object({ state: z.enum(dayStates), worked_minutes: z.int() });

const correctionNeed = z.object({
  kind: z.literal('correction'),
  ...waiting,
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
  ...waiting,
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
  ...waiting,
  swap: decidableSwap
    .pick({ id: true, requester: true, colleague: true, give: true, take: true, reason: true })
    .extend({ client: z.string() }),
});

const leaveNeed = z.object({
  kind: z.literal('leave'),
  ...waiting,
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
  ...waiting,
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
  ...waiting,
  change: payChange.pick({ id: true, employee: true, client: true, fields: true, requested_by: true }),
});

/** The submitted timesheets of one client and period. */
const timesheetsNeed = z.object({
  kind: z.literal('timesheets'),
  ...waiting,
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
  ...waiting,
  hours: clientSheetRow.omit({ may_decide: true, state: true }),
});

const clientLeaveNeed = z.object({
  kind: z.literal('client-leave'),
  ...waiting,
  request: clientLeaveRow.omit({ may_decide: true, state: true }),
});

export const need = z.discriminatedUnion('kind', [
  correctionNeed,
  overtimeNeed,
  leaveNeed,
  swapNeed,
  holidaySwapNeed,
  payChangeNeed,
  timesheetsNeed,
  clientHoursNeed,
  clientLeaveNeed,
]);
export type Need = z.output<typeof need>;
export type NeedKind = Need['kind'];
export type NeedOf<Kind extends NeedKind> = Extract<Need, { readonly kind: Kind }>;

/** In the order of the filter buttons. */
export const needKinds = [
  'correction',
  'timesheets',
  'overtime',
  'leave',
  'swap',
  'holiday-swap',
  'pay-change',
  'client-hours',
  'client-leave',
] as const satisfies readonly NeedKind[];
