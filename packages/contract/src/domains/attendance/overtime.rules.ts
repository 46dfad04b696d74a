import type { OvertimeOccasion } from '../shifts/shifts.constants.ts';
import { allTime, type CountedTime, partsOf, timeIn, wholeMinutes } from './counted-time.rules.ts';
import type { DayFacts, DayPlan, OvertimeDecision, OvertimeRule, TimeSpan } from './day-facts.ts';

export interface Overtime {
  readonly occasion: OvertimeOccasion;
  /** What was worked beyond the plan, in microseconds. */
  readonly beyond: number;
  /** Null: the shift grants none on this occasion. */
  readonly rule: OvertimeRule | null;
  /** By the rule, whether or not it was approved. */
  readonly grantedMinutes: number;
  readonly countedMinutes: number;
  /** Granted, but not decided yet. */
  readonly waitingMinutes: number;
}

type Decisions = NonNullable<DayFacts['overtimeDecisions']>;

/** Time beyond the plan and what the rules of the shift grant of it. A day without a plan has no rules and no overtime. */
export function overtimeOf(time: CountedTime, plan: DayPlan | null, decisions: Decisions = {}): Overtime[] {
  if (plan === null || plan.status === 'on_leave') return [];
  const on = (occasion: OvertimeOccasion, span: TimeSpan) =>
    overtime(occasion, { beyond: timeIn(time, span), rule: plan.overtime[occasion] }, decisions[occasion]);
  if (plan.status === 'restday' || plan.status === 'holiday') return [on(plan.status, allTime)];
  const { before, after } = partsOf(plan);
  return [on('before', before), on('after', after)];
}

function overtime(
  occasion: OvertimeOccasion,
  { beyond, rule = null }: { readonly beyond: number; readonly rule: OvertimeRule | null | undefined },
  decision: OvertimeDecision | undefined,
): Overtime {
  const granted = rule ? grantedMinutes(beyond, rule) : 0;
  return { occasion, beyond, rule, grantedMinutes: granted, ...decidedOvertime(granted, rule, decision) };
}

/** A decision is about overtime up to a length. What is longer has to be decided again; until then the approved part counts. */
export function decidedOvertime(
  granted: number,
  rule: Pick<OvertimeRule, 'needsApproval'> | null,
  decision: OvertimeDecision = { approvedMinutes: 0, decidedMinutes: 0 },
): Pick<Overtime, 'countedMinutes' | 'waitingMinutes'> {
  if (!rule?.needsApproval) return { countedMinutes: granted, waitingMinutes: 0 };
  const countedMinutes = Math.min(granted, decision.approvedMinutes);
  return { countedMinutes, waitingMinutes: granted > decision.decidedMinutes ? granted - countedMinutes : 0 };
}

/** None below the minimum, then rounded down to the step. */
export function grantedMinutes(
  beyond: number,
  { minimumMinutes, roundingMinutes }: Pick<OvertimeRule, 'minimumMinutes' | 'roundingMinutes'>,
): number {
  const minutes = wholeMinutes(beyond);
  if (minutes < Math.max(minimumMinutes, 1)) return 0;
  return Math.floor(minutes / roundingMinutes) * roundingMinutes;
}
