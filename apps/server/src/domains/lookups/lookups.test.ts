import { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createOffice } from '../../testing/factories/lookups.ts';

let portal: TestPortal;
let employee: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  await createOffice(portal.db);
  employee = await portal.as({ roles: ['employee'] });
});
afterAll(() => portal.close());

const { statesOfCountry, currentTime, ...lists } = lookupsCalls;

it.each(Object.values(lists).map((call) => [call.name, call] as const))(
  '%s is filled, for every signed-in user',
  async (_name, call) => {
    const { status, body } = await employee.call(call);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
  },
);

it('section 9: time zone 291 is Asia/Manila, and time zone 1 is the first of the list', async () => {
  const { body } = await employee.call(lookupsCalls.timezones);
  expect(body.find(({ id }) => id === 291)?.name).toBe('Asia/Manila');
  expect(body[0]?.id).toBe(1);
});

it('states are those of the given country', async () => {
  const { body: countries } = await employee.call(lookupsCalls.countries);
  const australia = countries.find(({ code }) => code === 'AU');
  const { body: states } = await employee.call(statesOfCountry, { query: { country_id: australia?.id ?? 0 } });
  expect(states.map(({ name }) => name)).toContain('Queensland');
  const { body: ofUs } = await employee.call(lookupsCalls.usStates);
  expect(ofUs).toHaveLength(51);
  expect((await employee.refused(statesOfCountry, { query: {} as never })).body.errors).toEqual({
    country_id: ['The country is required.'],
  });
});

it("the current time is the portal's, and its day the home zone's", async () => {
  portal.clock.set('2027-03-01T17:30:00Z');
  const later = await portal.as({ roles: ['employee'] });
  const { body } = await later.call(currentTime);
  expect(body).toEqual({ time: '2027-03-01T17:30:00Z', day: '2027-03-02', timezone: 'Asia/Manila' });
});
