import { addDays, earlierDay, laterDay, latestDay } from '../../plain-day.ts';
import type { AccrualLine, AccrualSpan } from './leave-accrual.rules.ts';

/** A leave policy of an employee, within one employment. */
export interface PolicyAssignment {
  readonly employee_id: number;
  readonly policy_id: number;
  readonly from: string;
  /** Included. Null: without an end. */
  readonly until: string | null;
  /** Of the employment. */
  readonly started: string;
  readonly ended: string | null;
}

/** An employment; `until` is the last day, null without one. */
export interface EmployedDays {
  readonly from: string;
  readonly until: string | null;
}

/** The assignments of an employee whose policy changes on a day, and lasts from then on. */
export function reassigned(
  assignments: readonly PolicyAssignment[],
  employments: readonly EmployedDays[],
  { employee_id, policy_id, from }: { readonly employee_id: number; readonly policy_id: number; readonly from: string },
): PolicyAssignment[] {
  const kept = assignments.filter((one) => one.from < from);
  const cut = kept.map((one) => ({ ...one, until: earlierDay(one.until ?? latestDay, addDays(from, -1)) }));
  const begun = employments.filter(({ until }) => until === null || until >= from);
  return [
    ...cut,
    ...begun.map((employed) => ({
      ...{ employee_id, policy_id, from: laterDay(from, employed.from), until: employed.until },
      ...{ started: employed.from, ended: employed.until },
    })),
  ];
}

export interface PolicyLine extends AccrualLine {
  readonly leave_type_id: number;
  /** How far below zero requests may bring the balance. */
  readonly negative_minutes: number;
}

/** What a policy gives from a day on, until its next version. */
export interface PolicyVersion {
  readonly first_day: string;
  readonly lines: readonly PolicyLine[];
}

export type TypeSpan = AccrualSpan & { readonly line: PolicyLine };

/** On which days which line counts for an employee, by leave type. */
export function spansByType(
  assignments: readonly PolicyAssignment[],
  versionsOf: (policyId: number) => readonly PolicyVersion[],
): Map<number, TypeSpan[]> {
  const spans = assignments.flatMap(({ policy_id, from, until, started, ended }) => {
    const versions = versionsOf(policy_id).toSorted((a, b) => (a.first_day < b.first_day ? -1 : 1));
    return versions.flatMap(({ first_day, lines }, index): TypeSpan[] => {
      const next = versions[index + 1]?.first_day;
      const days = {
        from: laterDay(from, first_day),
        until: earlierDay(until ?? latestDay, next === undefined ? latestDay : addDays(next, -1)),
      };
      return days.from > days.until ? [] : lines.map((line) => ({ line, ...days, started, ended }));
    });
  });
  const byType = Map.groupBy(spans, ({ line }) => line.leave_type_id);
  return new Map([...byType].map(([typeId, own]) => [typeId, joined(own)]));
}

/** A line that goes on unchanged, in the next version or in another policy, is one span: nothing is credited twice or taken back. */
function joined(spans: readonly TypeSpan[]): TypeSpan[] {
  const all: TypeSpan[] = [];
  for (const span of spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const before = all.at(-1);
    const goesOn =
      before !== undefined &&
      before.until !== latestDay &&
      addDays(before.until, 1) === span.from &&
      before.started === span.started &&
      JSON.stringify(before.line) === JSON.stringify(span.line);
    if (goesOn) all.splice(-1, 1, { ...before, until: span.until });
    else all.push(span);
  }
  return all;
}
