import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { nightShiftBody } from './shift-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('adds a shift with its breaks, overtime and first version', async () => {
  const body = nightShiftBody();
  const added = await hr.call(shiftsCalls.create, { body });
  expect(added.status).toBe(201);
  const { body: shown } = await hr.call(shiftsCalls.details, { params: { id: added.body.id } });
  expect(shown).toMatchObject({
    name: body.name,
    timezone: 'Asia/Manila',
    start_time: '22:00',
    end_time: '07:00',
    total_hours: 9,
    people: 0,
    abilities: { update: true, delete: true },
    shift_breaks: [{ starts_after_minutes: 240, minutes: 60, is_paid: false }],
    shift_overtimes: [{ applies: 'after', minimum_minutes: 30 }],
    versions: [{ from: '2020-01-01', to: null, state: 'current' }],
  });
});

it('returns all errors together', async () => {
  const body = { ...nightShiftBody(), name: '', end_time: '22:00', timezone_id: 9999, work_days: [] };
  const wrong = await hr.refused(shiftsCalls.create, { body });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['name', 'work_days']);
  const later = await hr.refused(shiftsCalls.create, { body: { ...body, name: 'Night', work_days: [1] } });
  expect(Object.keys(later.body.errors ?? {}).sort()).toEqual(['end_time', 'timezone_id']);
});

it('refuses a name that another shift has', async () => {
  const body = nightShiftBody();
  await hr.call(shiftsCalls.create, { body });
  const refused = await hr.refused(shiftsCalls.create, { body: { ...body, name: body.name.toUpperCase() } });
  expect(refused.status).toBe(422);
  expect(refused.body.codes?.name).toEqual(['validation.unique']);
});

it('is logged in the activity log', async () => {
  const { body: added } = await hr.call(shiftsCalls.create, { body: nightShiftBody() });
  await portal.settle();
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'actor_user_id'])
    .where('subject_kind', '=', 'shift')
    .where('subject_id', '=', String(added.id))
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ event: 'shifts.create', actor_user_id: hr.userId });
});
