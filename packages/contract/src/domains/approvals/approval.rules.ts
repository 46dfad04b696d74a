import type { ApprovalDecision, ApprovalState, ConditionOperator, StepRule } from './approvals.constants.ts';

/** Values of the subject's declared fields when the request was opened. */
export type ApprovalFacts = Readonly<Record<string, string | number | boolean>>;

export interface StepCondition {
  readonly field: string;
  readonly operator: ConditionOperator;
  readonly value: string | number | boolean;
}

export interface ConditionalStep {
  /** From 1, without gaps. */
  readonly position: number;
  /** Null: the step always applies. */
  readonly condition: StepCondition | null;
}

/**
 * What a step needs, fixed when the step begins: later changes of its approvers cannot lower the number of decisions.
 */
export interface StepNeed {
  readonly rule: StepRule;
  readonly required: number;
  /** Approvers at that time, at least one. */
  readonly size: number;
}

export type StepOutcome = 'pending' | ApprovalDecision;

/** Without an approver, one decision of the escalation role is enough. */
export function needOf(rule: StepRule, approvers: number): StepNeed {
  const size = Math.max(1, approvers);
  const required = { anyone: 1, everyone: size, majority: Math.floor(size / 2) + 1 }[rule];
  return { rule, required, size };
}

/** One refusal refuses, except by majority: there it takes so many that approval can no longer be reached. */
export function stepOutcome({ rule, required, size }: StepNeed, decisions: readonly ApprovalDecision[]): StepOutcome {
  const refusals = decisions.filter((decision) => decision === 'refused').length;
  const tolerated = rule === 'majority' ? size - required : 0;
  if (refusals > tolerated) return 'refused';
  return decisions.length - refusals >= required ? 'approved' : 'pending';
}

export interface StepPeople {
  /** As the sources of the step resolve now, without the requester and the subject. */
  readonly approvers: readonly number[];
  readonly escalation: readonly number[];
  /** The approvers whose decision was made in this step, by themselves or by a substitute. */
  readonly decided: readonly number[];
  readonly approvals: number;
  readonly required: number;
  readonly isEscalated: boolean;
}

/** Whose decision the step waits for. The escalation role joins after its time, or where too few approvers are left. */
export function waitingFor({ approvers, escalation, decided, ...step }: StepPeople): number[] {
  const undecided = (people: readonly number[]) => people.filter((id) => !decided.includes(id));
  const open = undecided(approvers);
  if (!step.isEscalated && step.approvals + open.length >= step.required) return open;
  return [...new Set([...open, ...undecided(escalation)])];
}

/** A step also applies if the subject does not say what its condition reads. */
export function stepApplies({ condition }: ConditionalStep, facts: ApprovalFacts): boolean {
  if (condition === null) return true;
  const fact = facts[condition.field];
  if (fact === undefined) return true;
  if (condition.operator === 'is') return fact === condition.value;
  return condition.operator === 'at-least' ? fact >= condition.value : fact <= condition.value;
}

/** The position of the next step that applies, null after the last. 0 asks for the first. */
export function stepAfter(steps: readonly ConditionalStep[], facts: ApprovalFacts, position: number): number | null {
  const later = steps.filter((step) => step.position > position).toSorted((a, b) => a.position - b.position);
  const next = later.find((step) => stepApplies(step, facts)) ?? null;
  if (next !== null || position > 0) return next?.position ?? null;
  // Nothing is approved without a decision, so the last step applies where no other does.
  return later.at(-1)?.position ?? null;
}

/** For how long an approver can take an approval back, in seconds: longer than the ten seconds of the offer, because a request may be repeated. */
export const undoSeconds = 60;

/** `closed`: not approved, nor approved in part. `other`: someone else decided last. `late`: the time is over. */
export type UndoRefusal = 'closed' | 'other' | 'late';

export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  closed: 'There is no approval to undo.',
  other: 'Someone else decided last. Only the last approval can be undone, by who made it.',
  late: 'An approval can be undone for a minute.',
};

interface MadeDecision {
  readonly decision: ApprovalDecision;
  readonly decided_by_user_id: number;
  readonly decided_at: string;
}

/** Why a user cannot take back the last decision of a round; null: they can. `now`: an instant. */
export function undoRefusal(
  { state, decisions }: { readonly state: ApprovalState; readonly decisions: readonly MadeDecision[] },
  { userId, now }: { readonly userId: number; readonly now: string },
): UndoRefusal | null {
  const last = decisions.at(-1);
  if (state === 'withdrawn' || state === 'refused' || last?.decision !== 'approved') return 'closed';
  if (last.decided_by_user_id !== userId) return 'other';
  const age = Temporal.Instant.from(now).since(Temporal.Instant.from(last.decided_at)).total('seconds');
  return age > undoSeconds ? 'late' : null;
}
