import { placementRules, shiftMoveRules } from '@muster/contract/domains/shifts/placement.constants.ts';
import { sql } from 'kysely';
import type { ReportedHistory } from '../../platform/dated/dated-report.repository.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';

export type ShiftFields = {
  readonly shift_id: number;
  /** Instead of the shift's days off; null: the shift's own. */
  readonly rest_days: readonly number[] | null;
  readonly reason: string | null;
  readonly source: 'form' | 'import' | 'policy default';
  readonly created_by_user_id: number | null;
};

const shiftsOfEmployees = {
  table: sql`employee_shift`,
  owner: sql`employee_id`,
  columns: sql`shift_id, rest_days, reason, source, created_by_user_id`,
};

/** The shifts of an employee, changed in their record. */
export const movedShifts: DatedTable<ShiftFields> = { ...shiftsOfEmployees, rules: shiftMoveRules };

/** The same rows, changed by assigning employees to a shift. */
export const placedShifts: DatedTable<ShiftFields> = { ...shiftsOfEmployees, rules: placementRules };

export const shiftHistories: readonly ReportedHistory[] = [
  { name: 'shift of employee', table: placedShifts, covered: null },
];
