import type { CallAnswer } from '@muster/contract/call.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import type { LeftOutKind } from '@muster/contract/domains/timesheets/timesheets.constants.ts';

export type NextLock = CallAnswer<(typeof timesheetsCalls)['nextLock']>;

export interface LockLine {
  readonly label: string;
  readonly count: number;
  readonly to: string;
}

/** Addresses of the list of timesheets, with those that are meant first. */
export function lockLines({ period, open, submitted, blocked }: NextLock) {
  const address = (state: string | null, sort: string | null = null) =>
    `/timesheets?${new URLSearchParams({
      period: period.first,
      ...(state !== null && { 'filter.state': state }),
      ...(sort !== null && { sort }),
    })}`;
  const lines: readonly LockLine[] = [
    { label: 'Not submitted', count: open, to: address('open') },
    { label: 'Pending approval', count: submitted, to: address('submitted') },
    ...blocked.map(({ why, count }) => ({
      label: blockedLabels[why] ?? 'Approved, with something to settle',
      count,
      to: address('approved', sorts[why] ?? null),
    })),
  ];
  return { blocking: lines.filter(({ count }) => count > 0), ready: address('approved'), all: address(null) };
}

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
