import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { needPath } from '@muster/contract/notification-links.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';
import { readNotices } from '../../testing/read-notices.ts';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof createColleagues>>;
let id: number;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  people = await createColleagues(portal, [{}, { shift: { work_days: [6, 7] } }]);
  const body = { colleague_id: people.ben.id, give_date: '2026-03-11', reason: 'A family day.' };
  id = (await people.ana.user.call(swapsCalls.request, { body })).body.id;
});

const state = async ({ user }: { user: Persona }) => (await user.call(swapsCalls.own)).body[0]?.state;

it('opens the approval when the colleague accepts, and notifies those who decide', async () => {
  const { ana, ben } = people;
  const workforce = await portal.as({ roles: ['workforce admin'] });
  expect((await workforce.call(swapsCalls.list)).body.data.map((swap) => swap.id)).not.toContain(id);
  expect((await ben.user.call(swapsCalls.answer, { body: { id, accepts: true } })).status).toBe(204);
  expect(await state(ana)).toBe('accepted');
  expect((await workforce.call(swapsCalls.list)).body.data.map((swap) => swap.id)).toContain(id);
  expect((await readNotices(portal, workforce.userId)).at(-1)).toMatchObject({
    title: `${ana.name} asks for a shift swap`,
    text: `With ${ben.name}, Wed, Mar 11, 2026`,
    path: needPath('swap', id),
  });
  expect((await ben.user.refused(swapsCalls.answer, { body: { id, accepts: false } })).status).toBe(409);
});

it('ends with a refusal of the colleague', async () => {
  const { ana, ben } = people;
  await ben.user.call(swapsCalls.answer, { body: { id, accepts: false, note: 'I am away.' } });
  expect(await state(ana)).toBe('declined');
  expect(await readNotices(portal, ana.user.userId)).toMatchObject([
    { title: `${ben.name} declined your swap`, text: 'For the shift on Wed, Mar 11, 2026: I am away.' },
  ]);
});

it('is answered by the colleague alone, and withdrawn by the requester alone', async () => {
  const { ana, ben } = people;
  const stranger = await portal.as({ roles: ['hr'] });
  for (const by of [ana.user, stranger])
    expect((await by.refused(swapsCalls.answer, { body: { id, accepts: true } })).status).toBe(404);
  for (const by of [ben.user, stranger])
    expect((await by.refused(swapsCalls.withdraw, { body: { id } })).status).toBe(404);
});

it('can be withdrawn until it was decided, and requested again', async () => {
  const { ana, ben } = people;
  await ben.user.call(swapsCalls.answer, { body: { id, accepts: true } });
  expect((await ana.user.call(swapsCalls.withdraw, { body: { id } })).status).toBe(204);
  expect(await state(ben)).toBe('withdrawn');
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(swapsCalls.decide, { body: { id, decision: 'approved' } })).status).toBe(409);
  expect((await ana.user.refused(swapsCalls.withdraw, { body: { id } })).status).toBe(409);
  const body = { colleague_id: ben.id, give_date: '2026-03-11', reason: 'Again.' };
  expect((await ana.user.call(swapsCalls.request, { body })).status).toBe(201);
});
