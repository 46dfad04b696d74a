import { openPositionsCalls as calls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import type { PositionStatus } from '@muster/contract/states.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { openPositionBody, unchangedBody } from './open-position-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function opened(gaps: Parameters<typeof openPositionBody>[1] = {}) {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const { body } = await hr.call(calls.create, { body: openPositionBody(client.id, gaps) });
  let version = body.version;
  const move = async (status: PositionStatus, more: object = {}) => {
    const moved = await hr.call(calls.move, { params: { id: body.id }, body: { version, status, ...more } });
    version = moved.body.version;
  };
  const read = async () => (await hr.call(calls.details, { params: { id: body.id } })).body;
  return { hr, client, id: body.id, move, read, version: () => version };
}

it('adds, changes and deletes positions, and logs each change', async () => {
  const { hr, client, id, read } = await opened();
  expect(await read()).toMatchObject({
    client_id: client.id,
    status: 'sourcing',
    filled_count: 0,
    shift_start: '08:00',
    must_have: ['Xero'],
    work: { budget: { least_cents: 150_000, most_cents: 180_000 } },
  });
  const change = { ...unchangedBody(id, 1), title: 'Senior bookkeeper' };
  const none = { budget_least: null, budget_most: null, budget_currency_id: null };
  expect((await hr.call(calls.update, { body: { ...change, ...none } })).body).toEqual({ id, version: 2 });
  expect(await read()).toMatchObject({ title: 'Senior bookkeeper', work: { budget: null } });
  expect((await hr.refused(calls.update, { body: change })).status).toBe(409);
  expect((await hr.call(calls.delete, { body: { id } })).status).toBe(204);
  expect((await hr.refused(calls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'client_id'])
    .where('subject_kind', '=', 'open-position')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  // Without the client: its users would read the budget in their log.
  expect(events).toEqual(
    ['create', 'update', 'delete'].map((verb) => ({ event: `recruitment.${verb}-open-position`, client_id: null })),
  );
});

it('refuses a client, an owner, a zone and a currency that do not exist or do not fit', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const outsider = await createUser(portal.db, { roles: ['payroll'] });
  for (const [field, value] of [
    ['client_id', 999_999],
    ['owner_user_id', outsider.id],
    ['timezone_id', 999_999],
    ['budget_currency_id', 999_999],
  ] as const) {
    const body = { ...openPositionBody(client.id), [field]: value };
    const refused = await hr.refused(calls.create, { body });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  }
});

it('keeps an owner who may not own positions any more', async () => {
  const owner = await createUser(portal.db, { roles: ['sales'] });
  const { hr, id, read } = await opened({ owner_user_id: owner.id });
  await portal.db.deleteFrom('user_role').where('user_id', '=', owner.id).execute();
  await hr.call(calls.update, { body: { ...unchangedBody(id, 1), owner_user_id: owner.id } });
  expect((await read()).work?.owner?.id).toBe(owner.id);
});

it('returns a paused position to where it was, and keeps each status with its time', async () => {
  const { move, read } = await opened();
  portal.clock.advance({ minutes: 4 });
  await move('pending interviews');
  portal.clock.advance({ minutes: 3 });
  await move('pause', { reason: 'The client is away.' });
  expect(await read()).toMatchObject({ status: 'pause', work: { moves: ['pending interviews'] } });
  portal.clock.advance({ minutes: 5 });
  await move('pending interviews');
  const { work } = await read();
  expect(work?.minutes).toEqual({ sourcing: 4, 'pending interviews': 3, pause: 5 });
  expect(work?.history.map(({ status, reason }) => [status, reason])).toEqual([
    ['sourcing', null],
    ['pending interviews', null],
    ['pause', 'The client is away.'],
    ['pending interviews', null],
  ]);
});

it('refuses moves that are not allowed', async () => {
  const { hr, id, move, version } = await opened();
  await move('pause');
  const refused = await hr.refused(calls.move, { params: { id }, body: { version: version(), status: 'filled' } });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: "You can't move this position from paused to filled, only to sourcing." },
  });
});

it('fills each place, and reopens only with a reason and a free place', async () => {
  const { hr, id, move, read, version } = await opened();
  await move('filled');
  expect(await read()).toMatchObject({ status: 'filled', filled_count: 2 });
  const reopen = (more: object) =>
    hr.refused(calls.move, { params: { id }, body: { version: version(), status: 'sourcing', ...more } });
  expect((await reopen({ headcount: 3 })).body.errors).toEqual({ reason: ['The reason is required.'] });
  expect((await reopen({ reason: 'Another one' })).body.errors).toEqual({
    filled_count: ['Leave a place free to reopen the position.'],
  });
  await move('sourcing', { reason: 'One more', headcount: 3 });
  expect(await read()).toMatchObject({ status: 'sourcing', headcount: 3, filled_count: 2 });
});

it('is filled by its last place, and neither emptied nor overfilled by the form', async () => {
  const { hr, id, read } = await opened();
  const refused = async (body: object) =>
    (await hr.refused(calls.update, { body: { ...unchangedBody(id, 1), ...body } })).body;
  expect((await refused({ filled_count: 3 })).errors).toEqual({
    filled_count: [expect.stringMatching(/not more filled/)],
  });
  await hr.call(calls.update, { body: unchangedBody(id, 1, 2) });
  expect(await read()).toMatchObject({ status: 'filled', work: { history: [{}, { status: 'filled' }] } });
  const emptied = await hr.refused(calls.update, { body: unchangedBody(id, 2, 1) });
  expect(emptied.body.errors).toEqual({ filled_count: [expect.stringMatching(/^Reopen/)] });
});

it('is changed by staff who recruit alone', async () => {
  const { id, client } = await opened();
  const viewer = await portal.as({ roles: ['client'], clientId: client.id });
  const move = { params: { id }, body: { version: 1, status: 'pause' } } as const;
  expect((await viewer.refused(calls.move, move)).status).toBe(403);
  expect((await viewer.refused(calls.delete, { body: { id } })).status).toBe(403);
});
