export { placeOnShift, settleSchedules } from './place-on-shift.ts';
export { endPlacements } from './placement.repository.ts';
export { cancelSchedules } from './schedule.repository.ts';
export { settleMovedShift } from './settle-moved-shift.ts';
