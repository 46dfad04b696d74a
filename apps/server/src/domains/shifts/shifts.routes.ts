import { employeeShiftsCalls, shiftCalendarList } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { rotationList, rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { scheduleTodayList } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { shiftList, shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { createRotation } from './create-rotation.ts';
import { createShift } from './create-shift.ts';
import { deleteRotation } from './delete-rotation.ts';
import { deleteShift } from './delete-shift.ts';
import { endAssignment } from './end-assignment.ts';
import { giveDaysOff } from './give-days-off.ts';
import { placeEmployees, previewPlacement } from './place-employees.ts';
import { readAssignments, readCalendar, readCalendarFilters, readCalendarSummary } from './read-calendar.ts';
import { readRotation, readRotations } from './read-rotations.ts';
import { readScheduleToday } from './read-schedule-today.ts';
import { readShift, readShifts } from './read-shifts.ts';
import { removePlacement } from './remove-placement.ts';
import { restoreRotation } from './restore-rotation.ts';
import { restoreShift } from './restore-shift.ts';
import { shiftChoices } from './shifts.repository.ts';
import { updateRotation } from './update-rotation.ts';
import { updateShift } from './update-shift.ts';

export const shiftsBindings = [
  bind(shiftsCalls.forDropdown, (ctx) => shiftChoices(ctx.db)),
  ...bindList(shiftList, readShifts),
  bind(shiftsCalls.details, readShift),
  bind(shiftsCalls.create, createShift),
  bind(shiftsCalls.update, updateShift),
  bind(shiftsCalls.delete, deleteShift),
  bind(shiftsCalls.restore, restoreShift),
  ...bindList(rotationList, readRotations),
  bind(rotationsCalls.details, readRotation),
  bind(rotationsCalls.create, createRotation),
  bind(rotationsCalls.update, updateRotation),
  bind(rotationsCalls.delete, deleteRotation),
  bind(rotationsCalls.restore, restoreRotation),
  ...bindList(shiftCalendarList, readCalendar),
  bind(employeeShiftsCalls.calendarSummary, readCalendarSummary),
  bind(employeeShiftsCalls.calendarFilters, readCalendarFilters),
  bind(employeeShiftsCalls.details, readAssignments),
  bind(employeeShiftsCalls.preview, previewPlacement),
  bind(employeeShiftsCalls.place, placeEmployees),
  bind(employeeShiftsCalls.end, endAssignment),
  bind(employeeShiftsCalls.giveDaysOff, giveDaysOff),
  bind(employeeShiftsCalls.remove, removePlacement),
  ...bindList(scheduleTodayList, readScheduleToday),
];
