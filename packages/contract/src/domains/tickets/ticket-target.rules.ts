export type TargetState = 'none' | 'paused' | 'running' | 'overdue' | 'met' | 'missed';

interface Target {
  /** Null without a target, and while the clock is paused. */
  readonly dueAt: number | null;
  /** When it was reached, such as the first reply. */
  readonly doneAt: number | null;
  readonly isPaused: boolean;
}

/**
 * The state of a target. The only definition of overdue: lists, counts, badges and reports ask this or the same comparison in
 * SQL. A target that was missed before a pause stays missed: its due time is known.
 */
export function targetState({ dueAt, doneAt, isPaused }: Target, now: number): TargetState {
  if (doneAt !== null) return dueAt !== null && doneAt > dueAt ? 'missed' : 'met';
  if (dueAt !== null) return now > dueAt ? 'overdue' : 'running';
  return isPaused ? 'paused' : 'none';
}
