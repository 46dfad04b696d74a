import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createApplication } from '../../../testing/factories/applications.ts';
import { createClient } from '../../../testing/factories/clients.ts';
import { createInterview, takePart } from '../../../testing/factories/interviews.ts';
import { createOpenPosition } from '../../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
});
afterAll(() => portal.close());

const times = { starts_at: '2026-03-12T01:00:00Z', ends_at: '2026-03-12T01:45:00Z' };

/** An interview that has ended, with a client admin and a recruiter. */
async function held(gaps: Partial<Parameters<typeof createInterview>[1]> = {}) {
  const { id: clientId } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id: clientId, title: 'Bookkeeper' });
  const application = await createApplication(portal.db, { position_id: position.id, stage: 'interview' });
  const interview = await createInterview(portal.db, { application_id: application.id, ...times, ...gaps });
  const buyer = await portal.as({ roles: ['client-admin'], clientId });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  await takePart(portal.db, interview.id, buyer.userId, 'client');
  await takePart(portal.db, interview.id, recruiter.userId, 'staff');
  return { clientId, interview, buyer, recruiter, application };
}

const waitingFor = async (user: Persona) =>
  (await user.call(needsCalls.list, { query: { kind: 'interview-feedback' } })).body.data;

it('waits for everybody who took part until each has given feedback, and for nobody else', async () => {
  const { clientId, interview, buyer, recruiter } = await held();
  expect(await waitingFor(buyer)).toMatchObject([{ interview: { id: interview.id, is_in_area: true }, due: null }]);
  expect(await waitingFor(recruiter)).toMatchObject([{ interview: { position: 'Bookkeeper', is_in_area: false } }]);
  const others = [
    await portal.as({ roles: ['client-user'], clientId }),
    await portal.as({ roles: ['client-admin'], clientId: (await createClient(portal.db)).id }),
    await portal.as({ roles: ['recruitment'] }),
  ];
  for (const one of others) expect(await waitingFor(one)).toEqual([]);
  const [uuid = ''] = (await waitingFor(buyer)).map((need) => need.uuid);
  const body = { rating: 4, body: 'Knows the work' };
  await buyer.call(interviewsCalls.feedback, { params: { id: interview.id }, body });
  expect(await waitingFor(buyer)).toEqual([]);
  expect(await waitingFor(recruiter)).toHaveLength(1);
  expect((await buyer.call(needsCalls.read, { params: { uuid } })).body.settled).toMatchObject({ outcome: 'done' });
  for (const one of others) expect((await one.refused(needsCalls.read, { params: { uuid } })).status).toBe(404);
});

it.each([
  ['has not ended', { ends_at: '2026-03-12T02:30:00Z' }],
  ['was cancelled', { status: 'Cancelled', end_reason: 'Ill' }],
  ['was moved', { status: 'rescheduled' }],
  ['nobody came to', { status: 'Completed', outcome: 'no-show' }],
] as const)('does not ask about an interview that %s', async (_, gaps) => {
  const { buyer, recruiter } = await held(gaps);
  expect([await waitingFor(buyer), await waitingFor(recruiter)]).toEqual([[], []]);
});

it('asks nothing about a candidate who is not with the client any more', async () => {
  const { buyer, application } = await held();
  await portal.db.updateTable('application').set({ stage: 'withdrawn' }).where('id', '=', application.id).execute();
  expect(await waitingFor(buyer)).toEqual([]);
});
