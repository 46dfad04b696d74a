import * as feeds from '../../domains/schedules/schedule-feed.repository.ts';
import * as people from '../../domains/schedules/swap-people.repository.ts';
import { calendarSwaps } from '../../domains/shifts/calendar-swap.repository.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

const today = '2026-03-02';

/** What the domain of schedules reads for a viewer, for the row-security test. */
export const scheduleReads: RowSecurityReads = {
  clientOn: (db, { employeeId }) => people.clientOn(db, employeeId, today),
  calendarSwaps: async (db, { employeeId }) => [
    ...(await calendarSwaps(db, { ids: [employeeId], reach: 'all', from: '2020-06-01', to: '2020-06-01' })),
  ],
  usersOfEmployees: (db, { employeeId }) => people.usersOfEmployees(db, [employeeId]),
};

/** These write, are for a link without a viewer, or read what the caller has checked: both people of one swap. */
export const scheduleOthers = [
  'scheduledDays',
  ...Object.keys(feeds),
  ...['sharedDays', 'colleaguesOn', 'plansOf', 'givenAwayDays', 'namesOf'],
  ...['isSwapReached', 'swapsOfEmployee', 'listSwaps', 'swapsById'],
  ...['insertSwap', 'lockSwap', 'moveSwap', 'insertSwappedDays', 'deleteSwappedDays', 'waitingSwaps'],
  ...['unservedSwaps', 'overdueSwaps', 'approversOf'],
];
