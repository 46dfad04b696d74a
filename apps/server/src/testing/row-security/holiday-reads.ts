import { addDays } from '@muster/contract/plain-day.ts';
import type { Db } from '../../database/db.ts';
import * as calendars from '../../domains/holidays/holiday-calendars.repository.ts';
import * as policies from '../../domains/holidays/holiday-policies.repository.ts';
import * as swapList from '../../domains/holidays/holiday-swap-list.repository.ts';
import * as swaps from '../../domains/holidays/holiday-swaps.repository.ts';
import * as holidays from '../../domains/holidays/holidays.repository.ts';
import * as people from '../../domains/holidays/people-holidays.repository.ts';
import * as swapDays from '../../domains/holidays/swap-days.repository.ts';
import { markedByCalendar } from '../../domains/shifts/calendar-marks.repository.ts';
import { createHolidayCalendar } from '../factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../factories/holidays.ts';
import { wholeList } from '../whole-list.ts';
import type { RecordIds, RowSecurityReads } from './row-security-reads.ts';

export interface HolidayIds {
  readonly calendarId: number;
  readonly holidayId: number;
  readonly policyId: number;
  /** One that waits, and one that is approved. */
  readonly waitingSwapId: number;
  readonly approvedSwapId: number;
}

/** A calendar of the client, and a policy of the employee that names it. */
export async function createClientHoliday(
  db: Db,
  { clientId, employeeId }: RecordOwner,
  mark: string,
): Promise<HolidayIds> {
  const calendar = await createHolidayCalendar(db, { client_id: clientId, name: mark });
  const holiday = await createHoliday(db, { calendar_id: calendar.id, day, name: mark, kind: 'client' });
  const policyId = await givePolicy(db, employeeId, [[calendar.id, 'day_off']]);
  const swap = await swapOf(db, { clientId, employeeId }, mark);
  return {
    calendarId: calendar.id,
    holidayId: holiday.id,
    policyId,
    waitingSwapId: await swap('requested', day),
    approvedSwapId: await swap('approved', '2026-03-03'),
  };
}

async function swapOf(db: Db, { clientId, employeeId }: RecordOwner, mark: string) {
  const { id: requested_by_user_id } = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
  const at = '2026-02-01T00:00:00Z';
  const person = { employee_id: employeeId, client_id: clientId, requested_by_user_id, created_at: at };
  return async (state: 'requested' | 'approved', holiday_day: string): Promise<number> => {
    const days = { holiday: mark, holiday_day, substitute_day: addDays(holiday_day, 7) };
    const swap = { ...person, ...days, state, decided_at: state === 'approved' ? at : null };
    return (await db.insertInto('holiday_swap').values(swap).returning('id').executeTakeFirstOrThrow()).id;
  };
}

interface RecordOwner {
  readonly clientId: number;
  readonly employeeId: number;
}

const none = 99_999_999;
const noHoliday: HolidayIds = {
  calendarId: none,
  holidayId: none,
  policyId: none,
  waitingSwapId: none,
  approvedSwapId: none,
};
const day = '2026-03-02';
const march = { first: '2026-03-01', last: '2026-03-31' };

/** What the holidays domain reads for a viewer, for the row-security test. */
export const holidayReads = (known: (ids: RecordIds) => HolidayIds | null): RowSecurityReads => {
  const idsOf = (ids: RecordIds) => known(ids) ?? noHoliday;
  return {
    readHolidayCalendarPage: async (db) => (await calendars.readHolidayCalendarPage(db, wholeList)).data,
    readHolidayCalendar: (db, ids) => calendars.readHolidayCalendar(db, idsOf(ids).calendarId),
    lockHolidayCalendar: (db, ids) => calendars.lockHolidayCalendar(db, idsOf(ids).calendarId),
    calendarChoices: (db) => calendars.calendarChoices(db),
    policiesNaming: (db, ids) => calendars.policiesNaming(db, idsOf(ids).calendarId),
    readHolidayPage: async (db) => (await holidays.readHolidayPage(db, wholeList, day)).data,
    holidaysOnDays: (db) => holidays.holidaysOnDays(db, [day], false),
    firstHolidays: (db) => holidays.firstHolidays(db, 1000),
    findHoliday: (db, ids) => holidays.findHoliday(db, idsOf(ids).holidayId),
    lockHoliday: (db, ids) => holidays.lockHoliday(db, idsOf(ids).holidayId),
    holidaysOfCalendar: (db, ids) => holidays.holidaysOfCalendar(db, idsOf(ids).calendarId),
    holidaysOfYear: (db, ids) => holidays.holidaysOfYear(db, idsOf(ids).calendarId, 2026),
    policyLines: (db, ids) => policies.policyLines(db, idsOf(ids).policyId),
    policiesOn: (db, { employeeId }) => people.policiesOn(db, [employeeId], march),
    peopleOfClient: (db, { clientId }) => people.peopleOfClient(db, clientId, march),
    linesOf: (db, ids) => people.linesOf(db, [idsOf(ids).policyId]),
    holidaysIn: (db, ids) => people.holidaysIn(db, [idsOf(ids).calendarId], march),
    peopleOfCalendars: (db, ids) => people.peopleOfCalendars(db, [idsOf(ids).calendarId]),
    peopleOfPolicy: (db, ids) => people.peopleOfPolicy(db, idsOf(ids).policyId),
    peopleWithHolidays: (db) => people.peopleWithHolidays(db, 0, 1000),
    touchedBy: (db, ids) => people.touchedBy(db, [{ calendar_id: idsOf(ids).calendarId, day }], 100),
    approvedSwaps: (db, { employeeId }) => swaps.approvedSwaps(db, [employeeId], march),
    swappedDaysOf: (db, { employeeId }) => swaps.swappedDaysOf(db, employeeId, null),
    lockHolidaySwap: (db, ids) => swaps.lockHolidaySwap(db, idsOf(ids).waitingSwapId, everySubject),
    openHolidaySwaps: (db, { employeeId }) => swaps.openHolidaySwaps(db, [employeeId], march.first),
    begunDays: (db, { employeeId }) =>
      swapDays.begunDays(db, [{ employee_id: employeeId, day }], `${march.last}T00:00:00Z`),
    dateOfPerson: (db, { employeeId }) =>
      swapDays.dateOfPerson(db, { employee_id: employeeId, day }, `${march.last}T00:00:00Z`),
    findSwapPerson: (db, { employeeId }) => swaps.findSwapPerson(db, employeeId),
    listHolidaySwaps: async (db) =>
      (await swapList.listHolidaySwaps(db, { view: 'decided', reach: everySubject }, wholeList)).data,
    holidaySwapsOf: (db, { employeeId }) => swapList.holidaySwapsOf(db, employeeId),
    holidaySwapsById: (db, ids) => swapList.holidaySwapsById(db, [idsOf(ids).approvedSwapId]),
    markedByCalendar: (db) => markedByCalendar(db, 0, 1000),
  };
};

const everySubject = { people: 'all', waiting: { led: [], named: [] } } as const;

/** These write, or read the policies themselves, which name no client. */
export const holidayOthers = [
  ...['insertHolidayCalendar', 'updateHolidayCalendarColumns', 'removeHolidayCalendar'],
  ...[
    'insertHoliday',
    'updateHolidayColumns',
    'removeHoliday',
    'copyHoliday',
    'addHolidays',
    'clockText',
    // A part of other statements.
    'personDate',
    // Answers whether, about the own leave alone.
    'hasLeaveOver',
    'storeCalendarMarks',
  ],
  ...['readHolidayPolicyPage', 'readHolidayPolicy', 'lockHolidayPolicy', 'holdersOfPolicy'],
  ...[
    'isHolidaySwapReached',
    'swapDays',
    'insertHolidaySwap',
    'closeHolidaySwap',
    'usersOfEmployee',
    'waitingHolidaySwaps',
    // Background work asks for swaps whose day off never came, and whom to notify.
    'swapsWithoutDayOff',
    'usersWithRole',
  ],
  ...['insertHolidayPolicy', 'updateHolidayPolicyColumns', 'removeHolidayPolicy', 'storePolicyLines'],
];
