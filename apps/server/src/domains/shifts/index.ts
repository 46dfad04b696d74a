export { endPlacements, insertFirstPlacements } from './end-placements.ts';
export { cancelShift, moveShift } from './move-shift.ts';
export { type Narrowing, narrowedTo } from './narrowed-people.repository.ts';
export { placeNewcomer } from './place-newcomer.ts';
export { placeOnShift, settleSchedules, storePlacements } from './place-on-shift.ts';
export { plannedClashes } from './planned-clash.repository.ts';
export { cancelSchedules } from './schedule.repository.ts';
export { assertNoClash } from './settle-moved-shift.ts';
export { peoplePlaced } from './shifts.events.ts';
