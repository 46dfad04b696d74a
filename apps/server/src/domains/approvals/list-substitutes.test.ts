import { substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T02:00:00Z');
});
afterAll(() => portal.close());

it("shows the viewer's substitutes and those who named the viewer, and all of them to HR, the next first", async () => {
  const lead = await portal.as({ roles: ['team lead'] });
  const other = await portal.as({ roles: ['team lead'] });
  const third = await portal.as({ roles: ['team lead'] });
  const hr = await portal.as({ roles: ['hr'] });
  const days = { first_day: '2026-03-20', last_day: '2026-03-21' };
  const later = (await lead.call(substitutesCalls.add, { body: { substitute_id: other.userId, ...days } })).body;
  const today = { first_day: '2026-03-17', last_day: '2026-03-17' };
  const now = (await third.call(substitutesCalls.add, { body: { substitute_id: other.userId, ...today } })).body;
  const seenBy = async (who: typeof lead) =>
    (await who.call(substitutesCalls.list)).body.data.map(({ id, state, abilities }) => [id, state, abilities.end]);
  expect(await seenBy(lead)).toEqual([[later.id, 'planned', true]]);
  expect(await seenBy(other)).toEqual([
    [now.id, 'active', false],
    [later.id, 'planned', false],
  ]);
  expect(await seenBy(hr)).toEqual([
    [now.id, 'active', true],
    [later.id, 'planned', true],
  ]);
});
