export { holdPeople } from './attendance-day-write.repository.ts';
export { lockAttendance, unlockAttendance } from './attendance-lock.repository.ts';
export { readDayFacts } from './day-facts.repository.ts';
export { daysToFix, daysWaitingFor, isOwnDay } from './days-to-fix.ts';
export type { ImportedPunch } from './imported-punch.repository.ts';
export {
  announceImportedPunches,
  checkPunches,
  type PunchVerdict,
  storeImportedPunches,
} from './imported-punches.ts';
export { overtimeById } from './overtime-list.repository.ts';
export { payFields } from './pay-fields.repository.ts';
export { settleAdjusted, settleDays } from './settle-days.ts';
export { waitingCorrections } from './waiting-corrections.ts';
