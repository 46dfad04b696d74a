import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
let hr: Persona;
let shift: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  shift = await createShift(portal.db);
});
afterAll(() => portal.close());

const day = (week: number, weekday: number, shift_id = shift.id) => ({ week, weekday, shift_id });
const errorsOf = async (body: object, by = hr) =>
  (await by.refused(rotationsCalls.create, { body: { name: 'Wrong', weeks: 1, days: [day(1, 1)], ...body } })).body
    .errors;

it('adds a rotation with its pattern, and the shifts of its days off', async () => {
  const body = { name: 'Two weeks', weeks: 2, days: [day(1, 1), day(2, 7)] };
  const { body: added } = await hr.call(rotationsCalls.create, { body });
  const { body: shown } = await hr.call(rotationsCalls.details, { params: { id: added.id } });
  expect(shown).toMatchObject({
    name: 'Two weeks',
    weeks: 2,
    client: null,
    people: 0,
    warnings: [],
    abilities: { update: true, change: true, delete: true },
  });
  expect(shown.days.map(({ week, weekday }) => [week, weekday])).toEqual([
    [1, 1],
    [2, 7],
  ]);
  const { rows } = await sql<{ off: number }>`
    select count(*)::integer as off from rotation_day where rotation_id = ${added.id} and is_off`.execute(portal.db);
  expect(rows).toEqual([{ off: 12 }]);
});

it('refuses what is no pattern', async () => {
  expect(await errorsOf({ weeks: 9, days: [] })).toEqual({
    weeks: ['The weeks must not exceed 8.'],
    days: ['At least one day must be worked.'],
  });
  expect(await errorsOf({ days: [day(2, 1)] })).toEqual({ days: ['The pattern has days after its last week.'] });
  expect(await errorsOf({ days: [day(1, 1), day(1, 1)] })).toHaveProperty('days');
  expect(await errorsOf({ days: [day(1, 1, 99_999_999)] })).toEqual({ days: ['The shift is invalid.'] });
  expect(await errorsOf({ client_id: 99_999_999 })).toHaveProperty('client_id');
  await hr.call(rotationsCalls.create, { body: { name: 'Taken', weeks: 1, days: [day(1, 1)] } });
  expect(await errorsOf({ name: 'TAKEN' })).toHaveProperty('name');
});

it('names shifts of its own client and shared ones, for client users too', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const ownShift = await createShift(portal.db, { client_id: own.id, name: 'Own' });
  const foreign = await createShift(portal.db, { client_id: other.id, name: 'Foreign' });
  expect(await errorsOf({ days: [day(1, 1, ownShift.id)] })).toEqual({
    days: ['Own is for the people of one client: choose the client of the rotation.'],
  });
  expect(await errorsOf({ client_id: own.id, days: [day(1, 1, foreign.id)] })).toEqual({
    days: ['Foreign is for the people of another client.'],
  });
  const body = { name: 'Ours', client_id: own.id, weeks: 1, days: [day(1, 1, ownShift.id), day(1, 2)] };
  const user = await portal.as({ permissions: ['can manage employee shifts'], clientId: own.id });
  expect((await user.call(rotationsCalls.create, { body })).status).toBe(201);
  expect(await errorsOf({ client_id: own.id, days: [day(1, 1, foreign.id)] }, user)).toEqual({
    days: ['The shift is invalid.'],
  });
  expect(await errorsOf({ days: [day(1, 1)] }, user)).toHaveProperty('client_id');
  expect((await user.refused(rotationsCalls.create, { body: { ...body, client_id: other.id } })).status).toBe(422);
});
