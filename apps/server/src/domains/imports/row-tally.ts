import type { RowOutcome } from '@muster/contract/domains/imports/imports.constants.ts';
import type { RowResult } from './kind-work.ts';

const mostKept = 1_000;

/** The counts and errors of a file's rows. */
export function createTally() {
  const counts: Record<RowOutcome, number> = { create: 0, update: 0, unchanged: 0, skip: 0, error: 0 };
  const unknownLeaveTypes = new Set<string>();
  const rejectedRows: RowResult[] = [];
  let changesPay = false;
  return {
    counts,
    rejectedRows,
    get rejected() {
      return counts.error;
    },
    get rows() {
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
    get changesPay() {
      return changesPay;
    },
    add(rows: readonly RowResult[]): void {
      for (const row of rows) {
        counts[row.outcome] += 1;
        changesPay ||= row.changesPay === true;
        if (row.unknownLeaveType !== undefined) unknownLeaveTypes.add(row.unknownLeaveType);
        if (row.outcome === 'error' && rejectedRows.length < mostKept) rejectedRows.push(row);
      }
    },
    outcome: () => ({
      created_count: counts.create,
      updated_count: counts.update,
      unchanged_count: counts.unchanged,
      skipped_count: counts.skip,
      rejected_count: counts.error,
      changes_pay: changesPay,
      unknown_leave_types: [...unknownLeaveTypes],
    }),
  };
}

export type Tally = ReturnType<typeof createTally>;
