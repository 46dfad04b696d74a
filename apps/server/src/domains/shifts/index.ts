export { isLedBy } from './calendar.repository.ts';
export { placeOnShift, settleSchedules } from './place-on-shift.ts';
export { endPlacements, insertFirstPlacements, insertPlacements } from './placement.repository.ts';
export { cancelSchedules } from './schedule.repository.ts';
export { assertNoClash, settleMovedShift } from './settle-moved-shift.ts';
export { peoplePlaced } from './shifts.events.ts';
