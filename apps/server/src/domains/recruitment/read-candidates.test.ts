import { candidatesCalls as calls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { lockCandidate, possibleDuplicates, readCandidate, readCandidatePage } from './candidates.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const found = (value: string, more: object = {}) => ({
  query: { dt_params: JSON.stringify({ filters: { global: { value } } }), ...more },
});

it('lists, finds and shows candidates to recruiters by name, mail, phone and tag', async () => {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const { id, name } = await createCandidate(portal.db, {
    first_name: 'Íñigo',
    last_name: 'Zubiri',
    contact: { email: 'inigo@mail.test', phone: '0917 555 0001', tags: ['Night owl'] },
  });
  for (const text of ['inigo zub', 'INIGO@mail', '09175550001', '555 0001', 'night']) {
    const { body } = await recruiter.call(calls.list, found(text));
    expect(body).toMatchObject({ total: 1, data: [{ id, name, source: 'referral', tags: ['Night owl'] }] });
  }
  const { body } = await recruiter.call(calls.details, { params: { id } });
  expect(body).toMatchObject({ name, work: { email: 'inigo@mail.test', added_by: null } });
  expect((await recruiter.refused(calls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('says in which position and stage a candidate is, and leaves out what has ended', async () => {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const { id: candidate_id } = await createCandidate(portal.db, { last_name: 'Placeable' });
  const read = async () => (await recruiter.call(calls.list, found('Placeable'))).body.data[0]?.application;
  expect(await read()).toBeNull();
  const { id: client_id } = await createClient(portal.db);
  const { id: position_id } = await createOpenPosition(portal.db, { client_id, title: 'Current one' });
  const { id: other } = await createOpenPosition(portal.db, { client_id, title: 'Former one' });
  await createApplication(portal.db, { position_id, candidate_id, stage: 'interview' });
  await createApplication(portal.db, { position_id: other, candidate_id, stage: 'withdrawn' });
  expect(await read()).toMatchObject({ position: 'Current one', stage: 'interview' });
});

it('shows role client for which of its positions a candidate was presented, and no other', async () => {
  const { id: candidate_id } = await createCandidate(portal.db, { last_name: 'Presentable' });
  const { id: client_id } = await createClient(portal.db);
  const { id: position_id } = await createOpenPosition(portal.db, { client_id, title: 'Own one' });
  await createApplication(portal.db, { position_id, candidate_id, stage: 'presented', decision: 'shortlisted' });
  const { id: other } = await createOpenPosition(portal.db, {
    client_id: (await createClient(portal.db)).id,
    title: 'Of another company',
  });
  await createApplication(portal.db, { position_id: other, candidate_id, stage: 'offered' });
  const client = await portal.as({ roles: ['client'], clientId: client_id });
  const [row] = (await client.call(calls.list, found('Presentable'))).body.data;
  expect(row?.presented).toMatchObject({ position: 'Own one', stage: 'presented', decision: 'shortlisted' });
  expect(row).not.toHaveProperty('application');
});

it('counts all that a search found, on each page and past the last', async () => {
  const recruiter = await portal.as({ roles: ['recruitment'] });
  for (let n = 0; n < 5; n += 1) await createCandidate(portal.db, { last_name: 'Manyfold' });
  for (const [first, shown] of [
    [0, 2],
    [4, 1],
    [6, 0],
  ]) {
    const dt_params = JSON.stringify({ first, rows: 2, filters: { global: { value: 'manyfold' } } });
    const { body } = await recruiter.call(calls.list, { query: { dt_params } });
    expect([body.data.length, body.total]).toEqual([shown, 5]);
    for (const row of body.data) expect(row).not.toHaveProperty('table_total');
  }
});

it('hides archived candidates until they are asked for', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  await createCandidate(portal.db, { last_name: 'Putaway', archived_at: '2026-01-01T00:00:00Z' });
  expect((await hr.call(calls.list, found('Putaway'))).body.total).toBe(0);
  expect((await hr.call(calls.list, found('Putaway', { show_archived: 'true' }))).body.data).toMatchObject([
    { is_archived: true },
  ]);
});

it('is closed to viewers outside recruitment', async () => {
  for (const roles of [['payroll'], ['account manager'], ['client-admin'], ['employee']] as const)
    expect((await (await portal.as({ roles: [...roles] })).refused(calls.list)).status).toBe(403);
});

it('shows any sign-in what it may see: the record, what is presented to its company, or nothing', async () => {
  const { id: clientId } = await createClient(portal.db);
  const { id: position_id } = await createOpenPosition(portal.db, { client_id: clientId });
  const { candidate_id: id } = await createApplication(portal.db, { position_id, stage: 'presented' });
  const { candidate_id: hidden } = await createApplication(portal.db, { position_id, stage: 'screening' });
  const asked = async (as: Parameters<TestPortal['as']>[0], candidate = id) => {
    const { status, body } = await (await portal.as(as)).refused(calls.shared, { params: { id: candidate } });
    return status === 200 ? Object.keys(body).includes('work') : status;
  };
  expect(await asked({ roles: ['recruitment'] })).toBe(true);
  const { id: other } = await createClient(portal.db);
  for (const role of ['client', 'client-user', 'client-admin'] as const) {
    expect(await asked({ roles: [role], clientId })).toBe(false);
    expect(await asked({ roles: [role], clientId }, hidden)).toBe(404);
    expect(await asked({ roles: [role], clientId: other })).toBe(404);
  }
  for (const roles of [['payroll'], ['account manager'], ['employee']] as const)
    expect(await asked({ roles: [...roles] })).toBe(404);
});

it('row security shows candidates to staff alone', async () => {
  const { id } = await createCandidate(portal.db, { contact: { email: 'secure@mail.test' } });
  const keys = { email_key: 'secure@mail.test', phone_key: null, identity_key: null };
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await readCandidatePage(db, { showArchived: true, resumeReader: null }, wholeList)).total,
      (await readCandidate(db, id))?.id,
      (await lockCandidate(db, id))?.id,
      (await possibleDuplicates(db, keys, 5)).length,
    ]);
  const nothing = [0, undefined, undefined, 0];
  for (const scope of ['none', 'client:1', 'employee:1']) expect(await seenBy(scope)).toEqual(nothing);
  expect(await seenBy('staff')).toEqual([expect.any(Number), id, id, 1]);
});
