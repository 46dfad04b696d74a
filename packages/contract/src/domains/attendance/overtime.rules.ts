import type { OvertimeOccasion } from '../shifts/shifts.constants.ts';
import { allTime, type CountedTime, partsOf, timeIn, wholeMinutes } from './counted-time.rules.ts';
import type { DayPlan, OvertimeRule } from './day-facts.ts';

export interface Overtime {
  readonly occasion: OvertimeOccasion;
  /** What was worked beyond the plan, in microseconds. */
  readonly beyond: number;
  /** Null: the shift grants none on this occasion. */
  readonly rule: OvertimeRule | null;
  readonly grantedMinutes: number;
}

/** Time beyond the plan and what the rules of the shift grant of it. A day without a plan has no rules and no overtime. */
export function overtimeOf(time: CountedTime, plan: DayPlan | null): Overtime[] {
  if (plan === null || plan.status === 'on_leave') return [];
  if (plan.status === 'restday' || plan.status === 'holiday')
    return [overtime(plan, plan.status, timeIn(time, allTime))];
  const { before, after } = partsOf(plan);
  return [overtime(plan, 'before', timeIn(time, before)), overtime(plan, 'after', timeIn(time, after))];
}

function overtime({ overtime: rules }: DayPlan, occasion: OvertimeOccasion, beyond: number): Overtime {
  const rule = rules[occasion] ?? null;
  return { occasion, beyond, rule, grantedMinutes: rule ? grantedMinutes(beyond, rule) : 0 };
}

/** None below the minimum, then rounded down to the step. */
export function grantedMinutes(beyond: number, { minimumMinutes, roundingMinutes }: OvertimeRule): number {
  const minutes = wholeMinutes(beyond);
  if (minutes < Math.max(minimumMinutes, 1)) return 0;
  return Math.floor(minutes / roundingMinutes) * roundingMinutes;
}
