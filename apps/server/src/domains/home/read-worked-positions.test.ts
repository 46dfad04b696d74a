import { workedPositionsCalls } from '@muster/contract/domains/home/worked-positions.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('counts candidates by stage; positions without one come first, then the oldest', async () => {
  const position = (title: string, day: string, columns: object = {}) =>
    createOpenPosition(portal.db, { title, opened_at: `2026-02-${day}T00:00:00Z`, ...columns });
  const busy = await position('Busy', '01');
  const later = await position('Later', '05');
  await position('Empty', '10');
  await position('Ended', '03', { status: 'filled', filled_count: 2 });
  const apply = (position_id: number, gaps: object) => createApplication(portal.db, { position_id, ...gaps });
  await apply(busy.id, {});
  await apply(busy.id, { stage: 'screening' });
  await apply(busy.id, { stage: 'presented' });
  await apply(busy.id, { stage: 'presented', decision: 'shortlisted' });
  await apply(busy.id, { stage: 'rejected' });
  await apply(later.id, { stage: 'interview' });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const { body } = await recruiter.call(workedPositionsCalls.list);
  expect(body.data.map(({ title }) => title)).toEqual(['Empty', 'Busy', 'Later']);
  expect(body.total).toBe(3);
  expect(body.data[0]).toMatchObject({ latest: null, waiting: 0 });
  expect(body.data[1]).toMatchObject({
    stages: { new: 1, screening: 1, presented: 2, interview: 0, offered: 0 },
    waiting: 1,
    headcount: 2,
    filled_count: 0,
  });
  expect(Date.parse(body.data[1]?.latest ?? '')).toBe(Date.parse('2026-03-01T00:00:00Z'));
});

it('is for staff who recruit', async () => {
  const manager = await portal.as({ roles: ['account manager'] });
  expect((await manager.refused(workedPositionsCalls.list)).status).toBe(403);
  const client = await portal.as({ roles: ['client-admin'], clientId: 1 });
  expect((await client.refused(workedPositionsCalls.list)).status).toBe(403);
});
