import { placementRules, shiftMoveRules } from '@muster/contract/domains/shifts/placement.constants.ts';
import { sql } from 'kysely';
import type { ReportedHistory } from '../../platform/dated/dated-report.repository.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';

export type ShiftFields = {
  /** Null: the rotation names the shift of each day. */
  readonly shift_id: number | null;
  readonly rotation_id: number | null;
  /** The Monday of a week 1 of the rotation. */
  readonly rotation_starts_on: string | null;
  /** Instead of the shift's days off; null: the shift's own. */
  readonly rest_days: readonly number[] | null;
  readonly reason: string | null;
  readonly source: 'form' | 'import' | 'policy default';
  readonly created_by_user_id: number | null;
};

const shiftsOfEmployees = {
  table: sql`employee_shift`,
  owner: sql`employee_id`,
  columns: sql`shift_id, rotation_id, rotation_starts_on, rest_days, reason, source, created_by_user_id`,
};

export const withoutRotation = { rotation_id: null, rotation_starts_on: null } as const;

/** What an assignment names, as the activity log has it. */
export function loggedPlan({ shift_id, rotation_id, rotation_starts_on }: ShiftFields): Record<string, unknown> {
  return rotation_id === null ? { shift_id } : { rotation_id, rotation_starts_on };
}

/** The shifts of an employee, changed in their record. */
export const movedShifts: DatedTable<ShiftFields> = { ...shiftsOfEmployees, rules: shiftMoveRules };

/** The same rows, changed by assigning employees to a shift. */
export const placedShifts: DatedTable<ShiftFields> = { ...shiftsOfEmployees, rules: placementRules };

export const shiftHistories: readonly ReportedHistory[] = [
  { name: 'shift of employee', table: placedShifts, covered: null },
];
