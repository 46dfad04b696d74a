import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createListener, type Listener } from '../../platform/notify/listener.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { OpenedApprover } from './approvals.events.ts';
import { refreshOpened } from './pages-of-approvers.ts';

let portal: TestPortal;
let listener: Listener;
const heard: string[] = [];
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  listener = createListener({ connection: portal.connection, log: portal.services.log });
  listener.on('push', (payload) => {
    const { channels, event } = JSON.parse(payload);
    if (event === 'needs.changed') heard.push(...channels);
  });
  await listener.start();
});
afterAll(async () => {
  await listener.close();
  await portal.close();
});
beforeEach(() => {
  heard.length = 0;
});

it('adds the substitutes of today to approvers who were announced, and refreshes the pages of all of them', async () => {
  const { db, clock } = portal;
  const [lead, hr, acting, late, lesser] = [
    await portal.as({ roles: ['team lead'] }),
    await portal.as({ roles: ['hr'] }),
    await portal.as({ roles: ['team lead', 'hr'] }),
    await portal.as({ roles: ['hr'] }),
    await portal.as({ roles: ['it'] }),
  ];
  const days = { today: '[2026-11-24,2026-11-25)', earlier: '[2026-11-20,2026-11-24)' };
  for (const [away, substitute, on] of [
    [lead, acting, days.today],
    [hr, late, days.earlier],
    [hr, lesser, days.today],
  ] as const)
    await db
      .insertInto('approval_substitute')
      .values({ user_id: away.userId, substitute_user_id: substitute.userId, days: on })
      .execute();
  const asked: OpenedApprover[] = [
    { userId: lead.userId, source: 'lead', role: null },
    { userId: hr.userId, source: 'role', role: 'hr' },
  ];
  const withSubstitutes = await db
    .transaction()
    .execute((within) => refreshOpened({ db: within, clock }, [{ approvers: asked }]));
  expect(withSubstitutes(asked).toSorted((one, other) => one.userId - other.userId)).toEqual([
    ...asked,
    // For the lead, and so instead of the lead.
    { userId: acting.userId, source: 'lead', role: null },
  ]);
  const channels = [lead, hr, acting].map(({ uuid }) => `private-user.${uuid}`);
  await expect.poll(() => heard.toSorted()).toEqual(channels.toSorted());
});

it('names somebody who is asked and substitutes another approver once, as the approver', async () => {
  const { db, clock } = portal;
  const [away, acting] = [await portal.as({ roles: ['hr'] }), await portal.as({ roles: ['hr'] })];
  await db
    .insertInto('approval_substitute')
    .values({ user_id: away.userId, substitute_user_id: acting.userId, days: '[2026-11-24,2026-11-25)' })
    .execute();
  const asked: OpenedApprover[] = [
    { userId: away.userId, source: 'lead', role: null },
    { userId: acting.userId, source: 'role', role: 'hr' },
  ];
  const withSubstitutes = await db
    .transaction()
    .execute((within) => refreshOpened({ db: within, clock }, [{ approvers: asked }]));
  const found = withSubstitutes(asked);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual(asked[1]);
});
