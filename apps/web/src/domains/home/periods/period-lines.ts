import { countText } from '@muster/contract/counted.ts';
import type { PeriodToLock } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import type { LeftOutKind } from '@muster/contract/domains/timesheets/timesheets.constants.ts';

interface LockLine {
  readonly label: string;
  readonly count: number;
  readonly to: string;
}

interface PeriodLines {
  /** '195 of 200 locked · 5 not ready'. */
  readonly text: string;
  /** From 0 to 1. */
  readonly locked: number;
  /** Those that are approved in a later period, too. */
  readonly ready: number;
  /** What can be done next; null once everything is locked. */
  readonly act: { readonly label: string; readonly to: string; readonly isLock: boolean } | null;
  readonly open: LockLine | null;
  readonly submitted: LockLine | null;
  /** Approved timesheets with something to settle first. */
  readonly blocked: readonly LockLine[];
}

/** Addresses of the list of timesheets, with those that are meant first. */
export function periodLines(from: PeriodToLock): PeriodLines {
  const { period, total, locked, ready, open, submitted, blocked, unchecked } = from;
  const address = (state: string, sort: string | null = null) =>
    `/timesheets?${new URLSearchParams({
      period: period.first,
      'filter.state': state,
      ...(sort !== null && { sort }),
    })}`;
  const lineOf = (label: string, count: number, to: string): LockLine | null =>
    count === 0 ? null : { label, count, to };
  const lines = {
    open: lineOf('Not submitted', open, address('open')),
    submitted: lineOf('Waiting for approval', submitted, address('submitted')),
    blocked: blocked.map(({ why, count }) => ({
      label: blockedLabels[why] ?? 'Approved, with something to settle',
      count,
      to: address('approved', sorts[why] ?? null),
    })),
  };
  const waiting = [lines.open, lines.submitted, ...lines.blocked].filter((line) => line !== null);
  const notReady = waiting.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    locked > 0 || ready + unchecked === 0 ? `${countText(locked)} of ${countText(total)} locked` : null,
    ready > 0 ? `${countText(ready)} ready` : null,
    unchecked > 0 ? `${countText(unchecked)} approved` : null,
    notReady > 0 ? `${countText(notReady)} not ready` : null,
  ];
  const first = waiting[0];
  return {
    ...lines,
    text: parts.filter((part) => part !== null).join(' · '),
    locked: total === 0 ? 0 : locked / total,
    ready: total === 0 ? 0 : (ready + unchecked) / total,
    act:
      ready > 0
        ? { label: `Lock ${countText(ready)}`, to: address('approved'), isLock: true }
        : first || unchecked > 0
          ? {
              label: `Review ${countText(notReady + unchecked)}`,
              to: first && first.count === notReady + unchecked ? first.to : listOf(period),
              isLock: false,
            }
          : null,
  };
}

/** All of a period, in the states that can still change. */
const listOf = ({ first }: PeriodToLock['period']) =>
  `/timesheets?${new URLSearchParams([
    ['period', first],
    ...['open', 'submitted', 'approved'].map((state) => ['filter.state', state]),
  ])}`;

const blockedLabels: Partial<Record<LeftOutKind, string>> = {
  unsettled: 'Approved, with unresolved days',
  overtime: 'Approved, with undecided overtime',
  changed: 'Approved, then changed',
  'not-over': 'Approved, last day not over',
};

const sorts: Partial<Record<LeftOutKind, string>> = {
  unsettled: '-unsettled_days',
  overtime: '-waiting_overtime_minutes',
};
