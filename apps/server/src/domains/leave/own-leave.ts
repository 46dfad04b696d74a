import type { ClassedSpan, KnownSpan } from '@muster/contract/domains/leave/leave-calendar-answers.ts';
import { leaveMarks } from '@muster/contract/domains/leave/leave-marks.rules.ts';
import type { TeamAway } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { earlierDay, laterDay, latestDay } from '@muster/contract/plain-day.ts';
import type { Db } from '../../database/db.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { holidaysBetween } from '../holidays/index.ts';
import { plannedShifts, storeLeaveMarks } from '../shifts/index.ts';
import { policyAccounts } from './accrue-leave.ts';
import { type CalendarDays, colleagueDays, ownDays, peopleAway } from './leave-calendar.repository.ts';
import { requestableTypes, type TypesWanted } from './leave-choices.repository.ts';
import { awayInTeams, employedUntil, findLeavePerson, leavePolicyOn } from './leave-people.repository.ts';
import type { Readers } from './leave-readers.repository.ts';
import { lockLeaveRequest, requestsById, requestsOfEmployee, takenDays } from './leave-requests.repository.ts';

/**
 * What an employee may know and change of their own leave although row security hides leave types, shifts of clients and colleagues. The
 * callers check whose leave it is.
 */
export const typesOf = (db: Db, wanted: TypesWanted) => withoutRowSecurity(db, () => requestableTypes(db, wanted));

/** What leave policies give the employee. */
export const accountsOf = (db: Db, employeeId: number) =>
  withoutRowSecurity(db, () => policyAccounts(db, [employeeId]));

export const planOf = (db: Db, days: Parameters<typeof plannedShifts>[1]) =>
  withoutRowSecurity(db, () => plannedShifts(db, days));

export const personOf = (db: Db, asked: Parameters<typeof findLeavePerson>[1]) =>
  withoutRowSecurity(db, () => findLeavePerson(db, asked));

export const policyOn = (db: Db, employeeId: number, day: string) =>
  withoutRowSecurity(db, () => leavePolicyOn(db, employeeId, day));

/** For leave in calendar days, which counts days without a shift. */
export const employmentEnd = (db: Db, employeeId: number, day: string) =>
  withoutRowSecurity(db, () => employedUntil(db, employeeId, day));

/** Holidays of the person alone. */
export const holidaysOn = (db: Db, employeeId: number, days: Parameters<typeof holidaysBetween>[2]) =>
  withoutRowSecurity(db, () => holidaysBetween(db, [employeeId], days));

/** Numbers without names. */
export async function awayOf(db: Db, { employeeId, first, last }: AwayDays): Promise<TeamAway> {
  const asked = { key: employeeId, employee_id: employeeId, first_day: first, last_day: last };
  const away = await withoutRowSecurity(db, () => awayInTeams(db, [asked], 'staff'));
  return away.get(employeeId) ?? { of: 1, days: [], limited: [] };
}

interface AwayDays {
  readonly employeeId: number;
  readonly first: string;
  readonly last: string;
}

export const ownRequests = (db: Db, employeeId: number, readers: Readers) =>
  withoutRowSecurity(db, () => requestsOfEmployee(db, employeeId, readers));

export const ownRequestsById = (db: Db, ids: readonly number[], readers: Readers) =>
  withoutRowSecurity(db, () => requestsById(db, ids, readers));

const everybody = { clientId: null, teamId: null, typeId: null, search: '' };

export const ownAway = (db: Db, days: CalendarDays, employeeId: number, readers: Readers) =>
  withoutRowSecurity(db, () => peopleAway<KnownSpan>(db, ownDays(days, employeeId, readers), everybody));

/** Names, days and classes: for the employee, who sees all colleagues, or for staff within their reach. */
export const colleaguesAway = (
  db: Db,
  days: CalendarDays,
  { employeeId, reach }: { readonly employeeId: number; readonly reach: Parameters<typeof colleagueDays>[2] },
) => withoutRowSecurity(db, () => peopleAway<ClassedSpan>(db, colleagueDays(days, employeeId, reach), everybody));

export const lockedRequest = (db: Db, id: number, reach: SubjectReach) =>
  withoutRowSecurity(db, () => lockLeaveRequest(db, id, reach));

/** The schedule shows the leave that is taken on these days, of whatever request. */
export const markLeave = (db: Db, employeeId: number, days: readonly string[]) =>
  withoutRowSecurity(db, async () => {
    const [first, last] = [days.reduce(earlierDay, latestDay), days.reduce(laterDay, '')];
    if (last === '') return;
    const plan = await plannedShifts(db, { employeeId, first, last, withLeave: false });
    const marks = leaveMarks(await takenDays(db, employeeId, days));
    // Leave in calendar days counts days without a shift, which the schedule does not show as leave.
    const worked = marks.filter(({ day }) => plan.get(day)?.status === 'scheduled');
    await storeLeaveMarks(db, employeeId, days, worked);
  });
