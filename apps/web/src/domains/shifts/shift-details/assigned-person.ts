import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { rotationsEndpoints } from '../../../platform/api/endpoints/rotations.generated.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';

/** What an assignment changes on the pages of shifts and rotations, and in the calendar. */
export const placementAnswers = [
  shiftsEndpoints.details,
  rotationsEndpoints.details,
  employeeShiftsEndpoints.calendar,
  employeeShiftsEndpoints.calendarSummary,
] as const;

export interface AssignedPerson {
  /** Of the assignment. */
  readonly id: number;
  readonly employee: { readonly id: number; readonly name: string };
  readonly client: string;
  readonly from: string;
  readonly to: string | null;
}
