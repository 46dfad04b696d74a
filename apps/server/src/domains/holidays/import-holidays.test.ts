import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHoliday, givePolicy } from '../../testing/factories/holidays.ts';
import { lockHoliday } from './holidays.repository.ts';
import { announceHolidaysOf, storeImportedHolidays } from './import-holidays.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('stores new and changed holidays with their log, and announces lists and people once', async () => {
  const { id, calendar_id } = await createHoliday(portal.db, { name: 'Eid' });
  const person = await createEmployee(portal.db);
  await givePolicy(portal.db, person.id, [[calendar_id, 'observe']]);
  const stored = await lockHoliday(portal.db, id);
  if (!stored) throw new Error('The holiday is missing.');
  const { id: _id, version: _version, ...columns } = stored;
  const logged: AuditEntry[] = [];
  const announced: unknown[] = [];
  const ctx = {
    db: portal.db,
    audit: async (entry: AuditEntry) => void logged.push(entry),
    announce: async ({ name }: { readonly name: string }, payload: unknown) => void announced.push([name, payload]),
  };
  const changed = { ...columns, source: 'Proclamation No. 2' };
  const added = { ...columns, name: 'Second' };
  await storeImportedHolidays(ctx as never, [
    { stored, columns: changed },
    { stored: null, columns: added },
  ]);
  await announceHolidaysOf(ctx as never, [calendar_id]);
  await announceHolidaysOf(ctx as never, []);
  const subject = (of: number | undefined) => ({ kind: 'holiday', id: String(of) });
  const second = await portal.db.selectFrom('holiday').select('id').where('name', '=', 'Second').executeTakeFirst();
  expect(await lockHoliday(portal.db, id)).toMatchObject({ source: 'Proclamation No. 2', version: 2 });
  expect(logged).toMatchObject([
    { event: 'holidays.update-holiday', subject: subject(id), before: columns, after: changed, version: 2 },
    { event: 'holidays.create-holiday', subject: subject(second?.id), after: added, details: { source: 'import' } },
  ]);
  expect(announced).toEqual([
    ['holiday.changed', { id: second?.id }],
    ['holidays.people-changed', { employeeIds: [person.id] }],
  ]);
});
