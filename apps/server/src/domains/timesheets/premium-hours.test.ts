import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../../testing/factories/holidays.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('a Philippine premium belongs to the calendar hour: a night across midnight has it on one side', async () => {
  portal.clock.set('2026-12-01T00:00:00Z');
  // In Manila from 22:00 to 06:00.
  const days = { first: '2026-12-07', last: '2026-12-08' };
  const who = await createWorker(portal.db, { zone: 'America/New_York', ...days });
  const calendar = await createHolidayCalendar(portal.db);
  await createHoliday(portal.db, { calendar_id: calendar.id, day: '2026-12-08', name: 'Immaculate Conception' });
  await givePolicy(portal.db, who.id, [[calendar.id, 'premium']]);
  const marks = portal.db.selectFrom('schedule_mark').select(['work_date', 'kind']);
  await portal.settle();
  for (const day of [days.first, days.last])
    await createPunches(portal.db, who, day, [
      ['in', `${day}T14:00:00Z`],
      ['out', `${day}T22:00:00Z`],
    ]);
  await settleAt(portal.db, { employeeIds: [who.id], ...days, now: '2026-12-10T00:00:00Z' });
  expect(await marks.where('employee_id', '=', who.id).execute()).toEqual([
    { work_date: '2026-12-08', kind: 'local_holiday' },
  ]);
  const hr = await portal.as({ roles: ['hr'] });
  const read = async (work_date: string) => {
    const query = { params: { id: who.id }, query: { work_date } };
    const { worked_minutes, holiday_minutes } = (await hr.call(attendanceDaysCalls.details, query)).body;
    return [worked_minutes, holiday_minutes];
  };
  // The night that begins on the day before has the hours after midnight, the night of the holiday those before it.
  expect([await read(days.first), await read(days.last)]).toEqual([
    [480, 360],
    [480, 120],
  ]);
});
