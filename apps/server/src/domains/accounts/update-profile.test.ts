import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { eventsAbout } from './accounts.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('changes the own names and shows them', async () => {
  const persona = await portal.as({ roles: ['hr'] });
  const other = await portal.as({ roles: ['hr'] });
  const { body } = await persona.call(profileCalls.updateProfile, {
    body: { first_name: ' Maria ', last_name: 'Peña' },
  });
  expect(body).toEqual({ name: 'Maria Peña', first_name: 'Maria', last_name: 'Peña' });
  expect((await persona.call(profileCalls.userDetails)).body.user).toMatchObject(body);
  expect((await other.call(profileCalls.userDetails)).body.user.name).toBe(other.name);
  expect(await eventsAbout(portal, persona.userId)).toEqual(['accounts.update-profile']);
});

it('row 12: refuses fields of the record that the user may not set', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  for (const key of ['role', 'client_id', 'is_auto_password', 'email', '__proto__', 'status']) {
    const payload = `{"first_name":"A","last_name":"B","${key}":1}`;
    const { status } = await persona.send({
      method: 'PUT',
      url: '/api/user/profile',
      headers: { authorization: `Bearer ${persona.bearer}`, 'content-type': 'application/json' },
      payload,
    });
    expect([key, status]).toEqual([key, 422]);
  }
});

it('keeps the full name within its column', async () => {
  const persona = await portal.as({ roles: ['hr'] });
  const long = 'x'.repeat(50);
  expect(
    (await persona.refused(profileCalls.updateProfile, { body: { first_name: long, last_name: long } })).status,
  ).toBe(422);
});
