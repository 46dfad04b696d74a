import { holidaySwapsCalls as calls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import type { HolidayEffect } from '@muster/contract/domains/holidays/holidays.constants.ts';
import { sql } from 'kysely';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createWorker, type WorkerGaps } from '../../testing/factories/attendance.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../../testing/factories/holidays.ts';
import { readNotices } from '../../testing/read-notices.ts';

/** Tuesday, March 10, 2026 is a holiday; the employee works on weekdays. */
export const holidayDay = '2026-03-10';
export const substituteDay = '2026-03-20';
export const bothDays = { holiday_day: holidayDay, substitute_day: substituteDay };

/** An employee whose policy lets holidays be swapped. */
export async function swapper(portal: TestPortal, { effect = 'swap', ...gaps }: SwapperGaps = {}) {
  const { id: calendarId } = await createHolidayCalendar(portal.db);
  const holiday = await createHoliday(portal.db, { calendar_id: calendarId, day: holidayDay, name: 'Founding Day' });
  const worker = await createWorker(portal.db, { shift: { work_days: [1, 2, 3, 4, 5] }, last: '2026-06-30', ...gaps });
  const policyId = await givePolicy(portal.db, worker.id, [[calendarId, effect]]);
  await portal.settle();
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  return { ...worker, user, calendarId, policyId, holiday };
}

interface SwapperGaps extends WorkerGaps {
  readonly effect?: HolidayEffect;
}

export const requestSwap = async (user: Persona, days: object = bothDays): Promise<number> =>
  (await user.call(calls.request, { body: days as typeof bothDays })).body.id;

/** Requests a swap and approves it. */
export async function approvedSwap(portal: TestPortal, gaps: SwapperGaps = {}) {
  const one = await swapper(portal, gaps);
  const id = await requestSwap(one.user);
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(calls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
  return { ...one, swapId: id, hr };
}

/** `2026-03-10 scheduled`, of the two days of the swap. */
export async function plannedDays(portal: TestPortal, employeeId: number): Promise<string[]> {
  const { rows } = await sql<{ day: string; status: string }>`
    select work_date::text as day, status from employee_schedule
    where employee_id = ${employeeId} and work_date in (${holidayDay}, ${substituteDay}) order by work_date`.execute(
    portal.db,
  );
  return rows.map(({ day, status }) => `${day} ${status}`);
}

export const worksOnHoliday = [`${holidayDay} scheduled`, `${substituteDay} holiday`];
export const asBefore = [`${holidayDay} holiday`, `${substituteDay} scheduled`];

export async function stateOf(portal: TestPortal, id: number): Promise<string> {
  const swap = portal.db.selectFrom('holiday_swap').select(['state', 'note']).where('id', '=', id);
  const { state, note } = await swap.executeTakeFirstOrThrow();
  return note === null ? state : `${state}: ${note}`;
}

export async function noticesOf(portal: TestPortal, { userId }: Persona): Promise<string[]> {
  return (await readNotices(portal, userId)).map(({ title, text }) => `${title}: ${text}`);
}
