import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';
import { calendarDaysOff } from './calendar-days-off.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('has the whole days off of each calendar, without working days and parts of days', async () => {
  const { db } = portal;
  const [one, other, empty] = [
    await createHolidayCalendar(db),
    await createHolidayCalendar(db),
    await createHolidayCalendar(db),
  ];
  await createHoliday(db, { calendar_id: one.id, day: '2026-11-30' });
  await createHoliday(db, { calendar_id: one.id, day: '2026-12-08', kind: 'special_non_working' });
  await createHoliday(db, { calendar_id: one.id, day: '2026-12-09', kind: 'special_working' });
  await createHoliday(db, { calendar_id: one.id, day: '2026-12-24', from_time: '18:00' });
  await createHoliday(db, { calendar_id: one.id, day: '2027-01-01' });
  await createHoliday(db, { calendar_id: other.id, day: '2026-12-25' });
  const days = { first: '2026-11-30', last: '2026-12-31' };
  const found = await calendarDaysOff(db, [one.id, other.id, empty.id], days);
  expect([...found].map(([id, off]) => [id, [...off].toSorted()])).toEqual(
    expect.arrayContaining([
      [one.id, ['2026-11-30', '2026-12-08']],
      [other.id, ['2026-12-25']],
    ]),
  );
  expect(found.size).toBe(2);
  expect(await calendarDaysOff(db, [], days)).toEqual(new Map());
});
