export { shiftHistories } from './employee-shift.repository.ts';
export { endPlacements, insertFirstPlacements } from './end-placements.ts';
export { cancelShift, moveShift, previewShift } from './move-shift.ts';
export { peopleFilterColumns } from './people-filters.repository.ts';
export { placeNewcomer } from './place-newcomer.ts';
<<<<<<< HEAD
export { placeOnShift, settleSchedules, storePlacements } from './place-on-shift.ts';
export { lastShiftEnd, lockEmployees } from './placement.repository.ts';
export { plannedClashes } from './planned-clash.repository.ts';
export { cancelSchedules } from './schedule.repository.ts';
export { assertNoClash } from './settle-moved-shift.ts';
export { announcePlaced, announceScheduleChanged, scheduleChanged } from './shifts.events.ts';
=======
export { placeOnShift, storePlacements } from './place-on-shift.ts';
export { lastShiftEnd } from './placement.repository.ts';
export { plannedClashes } from './planned-clash.repository.ts';
export { cancelSchedules } from './schedule.repository.ts';
export { assertNoClash } from './settle-moved-shift.ts';
export { settleSchedules } from './settle-schedules.ts';
export { announcePlaced, scheduleChanged } from './shifts.events.ts';
>>>>>>> main
