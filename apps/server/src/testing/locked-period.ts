import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { type Cells, importFile } from '../domains/imports/imports.fixture.ts';
import type { TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createPunches, createWorker, settleAt } from './factories/attendance.ts';
import { createTimesheet } from './factories/timesheets.ts';

type Gaps = NonNullable<Parameters<typeof createWorker>[1]>;
export type LockedWorker = Awaited<ReturnType<typeof createWorker>> & { readonly biometricId: string };
type Punches = readonly (readonly [PunchKind, string])[];

/** The first days of the periods. */
export const [first, next, third] = ['2026-03-01', '2026-03-16', '2026-04-01'] as const;
/** A work day in the first period. */
export const day = '2026-03-10';
/** Nine to twelve in Manila. */
export const morning = [
  ['in', `${day}T01:00:00Z`],
  ['out', `${day}T04:00:00Z`],
] as const;
/** One to five in Manila. */
export const afternoon = [
  ['in', `${day}T05:00:00Z`],
  ['out', `${day}T09:00:00Z`],
] as const;

/** People whose half month is submitted, approved and locked by calls. Everything is in March 2026. */
export function lockedPeriod(portal: TestPortal) {
  let ids = 0;

  const at = (date: string, time = '04:00') => portal.clock.set(`2026-${date}T${time}:00Z`);

  /** Planned on one day, with these punches (UTC), which are settled. */
  const worked = async (day: string, punches: Punches, gaps: Gaps = {}): Promise<LockedWorker> => {
    ids += 1;
    const biometricId = `DEVICE-${ids}`;
    const employee = { biometric_id: biometricId, ...gaps.employee };
    const who = await createWorker(portal.db, { first: day, last: day, ...gaps, employee });
    if (punches.length > 0) await createPunches(portal.db, who, day, punches);
    const span = { employeeIds: [who.id], first: gaps.first ?? day, last: gaps.last ?? day };
    await settleAt(portal.db, { ...span, now: '2026-03-15T20:00:00Z' });
    return { ...who, biometricId };
  };

  /** Signed in at the present time, as the only account of the employee. */
  const self = async ({ id }: { id: number }) => {
    await portal.db.updateTable('app_user').set({ employee_id: null }).where('employee_id', '=', id).execute();
    return portal.as({ roles: ['employee'], employeeId: id });
  };

  /** Sessions expire while the clock moves. */
  const signedIn = new Map<string, Promise<Persona>>();
  const staff = (role: 'hr' | 'payroll' | 'workforce admin'): Promise<Persona> => {
    const key = `${role} ${portal.clock.now()}`;
    const known = signedIn.get(key) ?? portal.as({ roles: [role] });
    signedIn.set(key, known);
    return known;
  };

  /** Punches (UTC) that are recorded now, as a device sends them. */
  const late = async (who: { id: number }, day: string, punches: Punches) => {
    await createPunches(portal.db, who, day, punches);
    const now = portal.clock.now().toString();
    await settleAt(portal.db, { employeeIds: [who.id], first: day, last: day, now });
  };

  const sheetOf = async (who: { id: number }, first_day: string) => {
    const found = portal.db.selectFrom('timesheet').select(['id', 'version', 'state']);
    const sheet = await found.where('employee_id', '=', who.id).where('first_day', '=', first_day).executeTakeFirst();
    return sheet ?? { ...(await createTimesheet(portal.db, who, first_day)), state: 'open' };
  };

  const details = async (who: { id: number }, first_day: string) => {
    const { id } = await sheetOf(who, first_day);
    const payroll = await staff('payroll');
    return (await payroll.call(timesheetsCalls.details, { params: { id } })).body;
  };

  /** Submitted by the person or, if they left, by a workforce admin; approved and locked. */
  const lock = async (who: { id: number }, first_day: string, hasLeft = false) => {
    const { id } = await sheetOf(who, first_day);
    const version = async () => (await sheetOf(who, first_day)).version;
    const submitter = hasLeft ? await staff('workforce admin') : await self(who);
    await submitter.call(timesheetsCalls.submit, { body: { id, version: await version() } });
    const hr = await staff('hr');
    await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [{ id, version: await version() }] } } });
    const payroll = await staff('payroll');
    return (await payroll.call(timesheetsCalls.lock, { body: { selection: { period: first_day, ids: [id] } } })).body;
  };

  const reopen = async (who: { id: number }, first_day: string) => {
    const { id, version } = await sheetOf(who, first_day);
    const payroll = await staff('payroll');
    await payroll.call(timesheetsCalls.reopen, { body: { id, version, reason: 'Something is missing.' } });
  };

  /** Punches of a device, by kind and time in Manila. */
  const imported = async (who: LockedWorker, punches: readonly (readonly [string, string])[]) => {
    const rows = punches.map(([Punch, Time]): Cells => ({ 'Biometric ID': who.biometricId, Punch, Time }));
    const admin = await staff('workforce admin');
    const answer = await importFile(portal, admin, 'punches', rows);
    await portal.settle();
    return answer;
  };

  const adjustments = (who: { id: number }) =>
    portal.db
      .selectFrom('attendance_adjustment')
      .select(['work_date', 'booked_on', 'worked_minutes', 'reasons', 'is_settled'])
      .where('employee_id', '=', who.id)
      .orderBy('work_date')
      .orderBy('booked_on')
      .execute();

  return { at, worked, self, staff, late, sheetOf, details, lock, reopen, imported, adjustments };
}
