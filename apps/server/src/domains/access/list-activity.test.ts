import { accessCalls } from '@muster/contract/domains/access/activity.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';

let portal: TestPortal;
let admin: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
  const write = (at: string, event: string, actor: { userId: number; name: string } | null, entry = {}) =>
    portal.services.writeAudit(
      portal.db,
      { at: Temporal.Instant.from(at), actor, impersonator: null, requestId: null },
      { event, ...entry },
    );
  // 23:30 on the 1st and 00:30 on the 2nd in Manila.
  await write(
    '2026-03-01T15:30:00Z',
    'employee.create',
    { userId: 7, name: 'Ana Cruz' },
    { subject: { kind: 'employee', id: '12' } },
  );
  await write(
    '2026-03-01T16:30:00Z',
    'employee.update',
    { userId: 8, name: 'Ben_Diaz' },
    {
      subject: { kind: 'employee', id: '12' },
      before: { name: 'Old', sss: '34-1234567-8' },
      after: { name: 'New', sss: '34-7654321-8' },
    },
  );
  await write('2026-03-03T01:00:00Z', 'accounts.login-refused', null, { details: { reason: 'wrong' } });
});
afterAll(() => portal.close());

const read = async (parameters: object = {}) =>
  (await admin.call(accessCalls.activityLogs, { query: { dt_params: JSON.stringify(parameters) } })).body;
const eventsOf = async (filters: object = {}) => (await read({ filters })).data.map(({ event }) => event);
const contains = (value: string) => ({ value });
const equals = (value: string) => ({ value, matchMode: 'equals' });
const between = (from: string | null, to: string | null) => ({ value: [from, to], matchMode: 'between' });

describe('the activity log', () => {
  it('is read newest first, in pages, with the total', async () => {
    expect(await eventsOf()).toEqual(['accounts.login-refused', 'employee.update', 'employee.create']);
    expect(await read({ rows: 1, first: 1 })).toMatchObject({ total: 3, data: [{ event: 'employee.update' }] });
  });

  it('names the record as it is called today, and none that is gone', async () => {
    const user = { kind: 'user', id: String(admin.userId) };
    const moment = {
      at: Temporal.Instant.from('2026-03-04T01:00:00Z'),
      actor: null,
      impersonator: null,
      requestId: null,
    };
    for (const subject of [
      user,
      { kind: 'client', id: '1' },
      { kind: 'client', id: '999999' },
      { kind: 'mail', id: '1' },
    ])
      await portal.services.writeAudit(portal.db, moment, { event: 'things.named', subject });
    const { data } = await read({ filters: { event: contains('things.named') } });
    expect(data.map(({ subject }) => [subject?.kind, subject?.name !== null])).toEqual([
      ['mail', false],
      ['client', false],
      ['client', true],
      ['user', true],
    ]);
  });

  it('shows changes with sensitive values masked', async () => {
    const { data } = await read({ filters: { event: contains('employee.update') } });
    expect(data[0]).toMatchObject({
      actor: { id: 8, name: 'Ben_Diaz' },
      impersonator: null,
      subject: { kind: 'employee', id: '12' },
      before: { name: 'Old', sss: '[hidden]' },
      after: { name: 'New', sss: '[hidden]' },
    });
    expect(JSON.stringify(data)).not.toContain('1234567');
  });

  it('can be searched by event, user, record and local day', async () => {
    expect(await eventsOf({ event: contains('employee.') })).toEqual(['employee.update', 'employee.create']);
    expect(await eventsOf({ global: contains('ana') })).toEqual(['employee.create']);
    expect(await eventsOf({ 'actor.name': contains('n_d') })).toEqual(['employee.update']);
    expect(await eventsOf({ global: contains('%') })).toEqual([]);
    expect(await eventsOf({ subject_kind: equals('employee'), subject_id: equals('13') })).toEqual([]);
    expect(await eventsOf({ at: between('2026-03-02', '2026-03-02') })).toEqual(['employee.update']);
    expect(await eventsOf({ at: between(null, '2026-03-01') })).toEqual(['employee.create']);
  });

  it.each(['payroll', 'client-admin', 'employee'] as const)('row 8: refuses %s', async (role) => {
    const persona = await portal.as({ roles: [role] });
    expect((await persona.refused(accessCalls.activityLogs)).status).toBe(403);
  });
});

it('distinguishes kinds of entries: changes, status, files and reads', async () => {
  const about = { subject: { kind: 'employee', id: '77' } };
  const names = ['employees.update', 'employees.rehire', 'employees.read-sensitive', 'documents.add-attachment'];
  for (const event of names) {
    const facts = {
      at: Temporal.Instant.from('2026-03-04T01:00:00Z'),
      actor: null,
      impersonator: null,
      requestId: null,
    };
    await portal.services.writeAudit(portal.db, facts, { event, ...about });
  }
  const of = (...kinds: string[]) => eventsOf({ subject_id: equals('77'), kind: { value: kinds, matchMode: 'in' } });
  expect(await of('reads')).toEqual(['employees.read-sensitive']);
  expect(await of('status')).toEqual(['employees.rehire']);
  expect(await of('files')).toEqual(['documents.add-attachment']);
  expect(await of('changes', 'status')).toEqual(['employees.rehire', 'employees.update']);
  expect(await eventsOf({ subject_id: equals('77') })).toHaveLength(4);
});
