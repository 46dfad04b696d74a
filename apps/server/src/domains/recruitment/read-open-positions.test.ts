import { openPositionsCalls as calls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { wholeList } from '../../testing/whole-list.ts';
import {
  budgetOf,
  lockOpenPosition,
  readOpenPosition,
  readOpenPositionPage,
  statusesOf,
} from './open-positions.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const found = (value: string) => ({ query: { dt_params: JSON.stringify({ filters: { global: { value } } }) } });

const shownToClients = [
  ...[
    'candidates',
    'client',
    'client_id',
    'employment_type',
    'filled_count',
    'headcount',
    'id',
    'opened_at',
    'start_by',
    'status',
  ],
  ...['status_since', 'title', 'uuid', 'version', 'waiting', 'work_location'],
];

it('lists, finds and shows positions to recruiters with what only they see', async () => {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const { id, title } = await createOpenPosition(portal.db, { priority: 'urgent' });
  const { body: page } = await recruiter.call(calls.list, found(title));
  expect(page).toMatchObject({ total: 1, data: [{ id, title, priority: 'urgent', owner: null }] });
  const { body } = await recruiter.call(calls.details, { params: { id } });
  expect(body.work).toMatchObject({
    priority: 'urgent',
    budget: { least_cents: 123_400, most_cents: 234_500, currency: { code: 'AUD' } },
    history: [{ status: 'sourcing', until: null }],
    moves: ['pending interviews', 'filled', 'pause'],
  });
  expect((await recruiter.refused(calls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('counts the candidates of a position by stage, and those who wait for the client', async () => {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const { id: position_id, title } = await createOpenPosition(portal.db, { title: 'Pipeline counter' });
  const none = await createOpenPosition(portal.db, { title: 'Pipeline counter, empty' });
  for (const stage of ['new', 'presented', 'presented', 'interview', 'withdrawn'] as const)
    await createApplication(portal.db, { position_id, stage });
  await createApplication(portal.db, { position_id, stage: 'presented', decision: 'shortlisted' });
  const { body } = await recruiter.call(calls.list, found('Pipeline counter'));
  const row = (wanted: number) => body.data.find(({ id }) => id === wanted);
  const stages = { new: 1, presented: 3, interview: 1 };
  expect([title, row(position_id)]).toMatchObject([title, { candidates: 5, stages, waiting: 2 }]);
  expect(row(none.id)).toMatchObject({ candidates: 0, stages: {}, waiting: 0 });
  const sorted = { sort: [{ field: 'presented', order: -1 }], filters: { global: { value: 'Pipeline counter' } } };
  const { body: first } = await recruiter.call(calls.list, { query: { dt_params: JSON.stringify(sorted) } });
  expect(first.data.map(({ id }) => id)).toEqual([position_id, none.id]);
});

it('counts the positions of each status, whichever is chosen', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  for (const status of ['sourcing', 'sourcing', 'pause'] as const)
    await createOpenPosition(portal.db, {
      title: 'Tally',
      status,
      ...(status === 'pause' && { paused_from_status: 'sourcing' }),
    });
  const filters = { global: { value: 'Tally' }, status: { value: ['pause'], matchMode: 'in' } };
  const { body } = await hr.call(calls.list, { query: { dt_params: JSON.stringify({ filters }) } });
  expect(body).toMatchObject({ total: 1, counts: { sourcing: 2, pause: 1 } });
});

it('counts for role client only whom it sees and considers, and puts what waits for it first', async () => {
  const { id: clientId } = await createClient(portal.db);
  const busy = await createOpenPosition(portal.db, { client_id: clientId, opened_at: '2026-01-01T00:00:00Z' });
  const quiet = await createOpenPosition(portal.db, { client_id: clientId, opened_at: '2026-02-01T00:00:00Z' });
  for (const gaps of [
    { stage: 'new' },
    { stage: 'screening' },
    { stage: 'presented' },
    { stage: 'presented', decision: 'rejected', reason: 'Too junior' },
    { stage: 'interview' },
  ] as const)
    await createApplication(portal.db, { position_id: busy.id, ...gaps });
  await createApplication(portal.db, { position_id: quiet.id, stage: 'screening' });
  const client = await portal.as({ roles: ['client'], clientId });
  const { body } = await client.call(calls.list);
  expect(body.data).toMatchObject([
    { id: busy.id, candidates: 2, waiting: 1 },
    { id: quiet.id, candidates: 0, waiting: 0 },
  ]);
  expect(body.data.some((row) => 'stages' in row)).toBe(false);
});

it('filters by status and priority, and sorts them in their order', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  for (const priority of ['high', 'low', 'urgent']) await createOpenPosition(portal.db, { title: 'Sorter', priority });
  const ask = async (more: object) => {
    const query = { dt_params: JSON.stringify({ sort: [{ field: 'priority', order: 1 }], filters: more }) };
    return (await hr.call(calls.list, { query })).body.data.map((row) => row.priority);
  };
  const global = { value: 'Sorter' };
  expect(await ask({ global, status: { value: ['sourcing'], matchMode: 'in' } })).toEqual(['low', 'high', 'urgent']);
  expect(await ask({ global, status: { value: ['pause'], matchMode: 'in' } })).toEqual([]);
  expect(await ask({ global, priority: { value: ['high'], matchMode: 'in' } })).toEqual(['high']);
});

it('is closed to viewers outside recruitment', async () => {
  for (const roles of [['payroll'], ['account manager'], ['client-admin'], ['employee']] as const)
    expect((await (await portal.as({ roles: [...roles] })).refused(calls.list)).status).toBe(403);
});

it('shows role client the positions of its own company alone, field by field from an allow list', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const mine = await createOpenPosition(portal.db, { client_id: own.id, title: 'Twin position', priority: 'urgent' });
  const theirs = await createOpenPosition(portal.db, { client_id: other.id, title: 'Twin position' });
  const client = await portal.as({ roles: ['client'], clientId: own.id });
  const { body: page } = await client.call(calls.list, found('Twin'));
  expect(page.total).toBe(1);
  expect(page.data.map(({ id }) => id)).toEqual([mine.id]);
  expect(page.data.map((row) => Object.keys(row).toSorted())).toEqual([shownToClients]);
  const { body } = await client.call(calls.details, { params: { id: mine.id } });
  const more = ['must_have', 'nice_to_have', 'shift_end', 'shift_start', 'timezone'];
  const ofRecord = shownToClients.filter((name) => name !== 'candidates' && name !== 'waiting');
  expect(Object.keys(body).toSorted()).toEqual([...ofRecord, ...more].toSorted());
  expect(JSON.stringify([page, body])).not.toMatch(/123400|234500|urgent/);
  expect((await client.refused(calls.details, { params: { id: theirs.id } })).status).toBe(404);
});

it('lets a client neither sort nor filter by what it does not see', async () => {
  const own = await createClient(portal.db);
  await createOpenPosition(portal.db, { client_id: own.id, priority: 'low' });
  const client = await portal.as({ roles: ['client'], clientId: own.id });
  const filters = { priority: { value: ['urgent'], matchMode: 'in' } };
  const query = { dt_params: JSON.stringify({ filters, sort: [{ field: 'priority', order: 1 }] }) };
  expect((await client.call(calls.list, { query })).body.total).toBe(1);
});

it('shows nothing to a client without a company', async () => {
  const client = await portal.as({ roles: ['client'] });
  expect((await client.call(calls.list)).body).toMatchObject({ total: 0, data: [] });
});

it('names active staff who recruit as possible owners', async () => {
  const owner = await createUser(portal.db, { roles: ['sales'] });
  const outsider = await createUser(portal.db, { roles: ['payroll'] });
  const { body } = await (await portal.as({ roles: ['hr'] })).call(calls.owners);
  const ids = body.map(({ id }) => id);
  expect(ids).toContain(owner.id);
  expect(ids).not.toContain(outsider.id);
});

it('row security shows a client its own positions, without budgets and history, and lets it lock none', async () => {
  const own = await createClient(portal.db);
  const { id } = await createOpenPosition(portal.db, { client_id: own.id });
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await readOpenPositionPage(db, wholeList, true)).total,
      (await readOpenPosition(db, id))?.id,
      (await lockOpenPosition(db, id))?.id,
      await budgetOf(db, id),
      (await statusesOf(db, id)).length,
    ]);
  const nothing = [0, undefined, undefined, null, 0];
  for (const scope of ['none', 'client:1000000', 'employee:1']) expect(await seenBy(scope)).toEqual(nothing);
  expect(await seenBy(`client:${own.id}`)).toEqual([1, id, undefined, null, 0]);
  expect(await seenBy('staff')).toEqual([expect.any(Number), id, id, expect.anything(), 1]);
});
