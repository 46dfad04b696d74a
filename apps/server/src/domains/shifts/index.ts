export { type CalendarMark, markedByCalendar, storeCalendarMarks } from './calendar-marks.repository.ts';
export { shiftHistories } from './employee-shift.repository.ts';
export { endPlacements, insertFirstPlacements } from './end-placements.ts';
export {
  coveringDays,
  type PlannedShift,
  plannedShifts,
  storeLeaveMarks,
} from './leave-marks.repository.ts';
export { cancelShift, moveShift, previewShift } from './move-shift.ts';
export { notifyChangedShifts } from './notify-changed-shifts.ts';
export { shiftsEndedBy } from './own-shift.repository.ts';
export { peopleFilterColumns } from './people-filters.repository.ts';
export { changedWorkedDays, placementQuestion } from './place-employees.ts';
export { placeNewcomer } from './place-newcomer.ts';
export { type Placing, placeOnShift, storePlacements } from './place-on-shift.ts';
export { lastShiftEnd, lockEmployees } from './placement.repository.ts';
export { daysElsewhere } from './placement-check.ts';
export { plannedClashes } from './planned-clash.repository.ts';
export { readPeopleToday } from './read-schedule-today.ts';
export { assertNoClash } from './settle-moved-shift.ts';
export { cancelPlannedDays, settleSchedules } from './settle-schedules.ts';
export { announceNewTerms, announcePlaced, announceScheduleChanged, scheduleChanged } from './shifts.events.ts';
export type { ReplannedDay } from './worked-day.repository.ts';
