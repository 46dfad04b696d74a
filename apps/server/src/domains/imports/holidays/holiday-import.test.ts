import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createWorker } from '../../../testing/factories/attendance.ts';
import { createHolidayCalendar } from '../../../testing/factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../../../testing/factories/holidays.ts';
import { type Cells, importFile, sheetOf, templateCalls } from '../imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;
let calendar: { readonly id: number; readonly name: string };
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-08T12:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  calendar = await createHolidayCalendar(portal.db);
});

const row = (Name: string, day: string, more: Cells = {}): Cells => ({
  Calendar: calendar.name,
  Date: day,
  Name,
  Type: 'Regular',
  Source: 'Proclamation No. 1',
  ...more,
});

const stored = () =>
  portal.db
    .selectFrom('holiday')
    .select(['day', 'name', 'kind', 'from_time', 'is_fixed', 'source', 'version'])
    .where('calendar_id', '=', calendar.id)
    .orderBy('day')
    .execute();

it('adds and changes holidays, and changes nothing the second time', async () => {
  await createHoliday(portal.db, {
    calendar_id: calendar.id,
    day: '2026-12-25',
    name: 'Christmas Day',
    is_fixed: true,
  });
  const rows = [
    row('christmas day', '2026-12-25', { Type: 'special NON-working', Source: 'An act' }),
    row('Christmas Eve', '2026-12-24', { 'Start time': '18:00:00', 'Same date each year': 'Yes' }),
  ];
  const checked = await importFile(portal, hr, 'holidays', rows, { mode: 'check' });
  expect(checked.data).toMatchObject({ status: 'completed', counts: { create: 1, update: 1 }, may_apply: true });
  expect(await stored()).toHaveLength(1);
  const done = await importFile(portal, hr, 'holidays', rows);
  expect([done.error, done.errors.file]).toEqual([null, []]);
  const source = 'Proclamation No. 1';
  expect(await stored()).toMatchObject([
    { day: '2026-12-24', name: 'Christmas Eve', from_time: '18:00:00', is_fixed: true, source, version: 1 },
    { day: '2026-12-25', name: 'christmas day', kind: 'special_non_working', source: 'An act', version: 2 },
  ]);
  const again = await importFile(portal, hr, 'holidays', rows);
  expect(again.data.counts).toMatchObject({ create: 0, update: 0, unchanged: 2 });
});

it('keeps what the file has no column for', async () => {
  const eve = { day: '2026-12-24', name: 'Eve', from_time: '18:00', is_fixed: true } as const;
  await createHoliday(portal.db, { calendar_id: calendar.id, ...eve });
  await importFile(portal, hr, 'holidays', [row('Eve', '2026-12-24')]);
  expect(await stored()).toMatchObject([{ from_time: '18:00:00', is_fixed: true, source: 'Proclamation No. 1' }]);
  await importFile(portal, hr, 'holidays', [row('Eve', '2026-12-24', { 'Start time': '' })]);
  expect(await stored()).toMatchObject([{ from_time: null, is_fixed: true }]);
});

it('names the rows with errors, and imports none', async () => {
  const answer = await importFile(portal, hr, 'holidays', [
    row('Good', '2026-12-01'),
    row('No calendar', '2026-12-02', { Calendar: 'Atlantis' }),
    row('No kind', '2026-12-03', { Type: 'Great' }),
    row('No date', '12/04/2026'),
    row('No time', '2026-12-05', { 'Start time': '25:00' }),
    row('Ends early', '2026-12-06', { 'Start time': '18:00', 'End time': '12:00' }),
    row('No source', '2026-12-07', { Source: '' }),
    row('good', '2026-12-01'),
  ]);
  expect(answer.data).toMatchObject({ status: 'failed', counts: { error: 7 } });
  const [noCalendar, noKind, noDate, noTime, early, noSource, twice] = answer.errors.file;
  expect(noCalendar).toContain('Row 3: Calendar "Atlantis": The Calendar must be the name of a holiday calendar.');
  expect(noKind).toContain('Row 4: Type "Great"');
  expect(noDate).toContain('Row 5: Date "12/04/2026"');
  expect(noTime).toContain('Row 6: Start time "25:00"');
  expect(early).toContain('Row 7: End time "12:00": The end time must be after the start time.');
  expect(noSource).toContain('Row 8: Source');
  expect(twice).toContain('Row 2 names the same holiday.');
  expect(await stored()).toEqual([]);
});

it('moves the schedules of the people, and logs each holiday', async () => {
  const worker = await createWorker(portal.db, { first: '2026-03-09', last: '2026-03-12' });
  await givePolicy(portal.db, worker.id, [[calendar.id, 'observe']]);
  await portal.settle();
  await importFile(portal, hr, 'holidays', [row('Eid', '2026-03-10')]);
  await portal.settle();
  const marks = portal.db.selectFrom('schedule_mark').select(['work_date', 'kind', 'note']);
  expect(await marks.where('employee_id', '=', worker.id).execute()).toEqual([
    { work_date: '2026-03-10', kind: 'holiday', note: 'Eid' },
  ]);
  const { id } = await portal.db
    .selectFrom('holiday')
    .select('id')
    .where('calendar_id', '=', calendar.id)
    .executeTakeFirstOrThrow();
  const logged = portal.db
    .selectFrom('activity_log')
    .select(['event', 'actor_user_id', 'details'])
    .where('subject_id', '=', String(id));
  expect(await logged.where('subject_kind', '=', 'holiday').execute()).toMatchObject([
    { event: 'holidays.create-holiday', actor_user_id: hr.userId, details: { source: 'import' } },
  ]);
});

it('imports nothing if a holiday changed after the check', async () => {
  const { id: holidayId } = await createHoliday(portal.db, {
    calendar_id: calendar.id,
    day: '2026-12-25',
    name: 'Xmas',
  });
  const rows = [row('Xmas', '2026-12-25', { Type: 'Special working' })];
  const { data } = await importFile(portal, hr, 'holidays', rows, { mode: 'check' });
  await portal.db.updateTable('holiday').set({ source: 'Corrected', version: 2 }).where('id', '=', holidayId).execute();
  await hr.call(importsCalls.apply, { params: { id: data.id } });
  await portal.settle();
  const { body } = await hr.call(importsCalls.job, { params: { id: data.id } });
  expect(body.data.status).toBe('failed');
  expect(await stored()).toMatchObject([{ source: 'Corrected', kind: 'regular' }]);
});

it('offers a template with the holidays, to admin and hr alone', async () => {
  await createHoliday(portal.db, { calendar_id: calendar.id, day: '2026-12-24', name: 'Eve', from_time: '18:00' });
  const rows = await sheetOf((await hr.call(templateCalls.holidays)).bytes);
  const own = rows.filter((one) => one.Calendar === calendar.name);
  expect(own).toMatchObject([
    { Date: '2026-12-24', Name: 'Eve', Type: 'Regular', 'Start time': '18:00', 'End time': '' },
  ]);
  const again = await importFile(portal, hr, 'holidays', own as Cells[]);
  expect(again.data.counts).toMatchObject({ unchanged: 1, error: 0 });
  for (const role of ['payroll', 'workforce admin', 'team lead'] as const) {
    const other = await portal.as({ roles: [role] });
    expect((await other.refused(templateCalls.holidays)).status).toBe(403);
  }
});

it('says of a date that is none that it is invalid', async () => {
  const done = await importFile(portal, hr, 'holidays', [row('Leap day', '2027-02-30'), row('Lent', 'soon')]);
  expect(done.errors.file).toEqual([
    'Row 2: Date "2027-02-30": The date is invalid.',
    'Row 3: Date "soon": The date is invalid.',
  ]);
});
