import { LazyClockRow } from '../domains/home/index.ts';
import { AttendanceImports, EmployeeListImports, HolidayImports } from '../domains/imports/index.ts';
import { ApplicationInterview } from '../domains/interviews/index.ts';
import { LazyOwnTimesheets } from '../domains/timesheets/index.ts';
import { fillApplicationSlot } from '../platform/slots/application-slot.tsx';
import { fillSlot } from '../platform/slots/slot.tsx';

/** Parts of other domains that a domain's screen shows without importing them. */
export function fillSlots(): void {
  fillSlot('employee-list-actions', EmployeeListImports);
  fillSlot('attendance-actions', AttendanceImports);
  fillSlot('holiday-list-actions', HolidayImports);
  fillSlot('own-clock', LazyClockRow);
  fillSlot('own-timesheets', LazyOwnTimesheets);
  fillApplicationSlot(ApplicationInterview);
}
