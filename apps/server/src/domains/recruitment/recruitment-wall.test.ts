import { type CallDeclaration, mayAccess } from '@muster/contract';
import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { candidateList, candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { myPositionList, myPositionsCalls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import { openPositionList, openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { choosePositions, createOpenPosition } from '../../testing/factories/open-positions.ts';
import { candidateBody } from './candidate-body.fixture.ts';
import { openPositionBody, unchangedBody } from './open-position-body.fixture.ts';

/** Two companies whose positions and candidates have the same names. One candidate is presented to both. */
interface Side {
  readonly clientId: number;
  readonly position: { readonly id: number; readonly uuid: string };
  readonly candidate: number;
  readonly application: number;
  readonly applicationUuid: string;
}

let portal: TestPortal;
let mine: Side;
let theirs: Side;
let shared: number;
/** One user of the own company for each way to see it. `chosen`: a client user for whom another position was chosen. */
let viewers: Readonly<Record<'client' | 'client-user' | 'client-admin' | 'chosen', Persona>>;
let before: string;

beforeAll(async () => {
  portal = await buildTestApp();
  shared = (await createCandidate(portal.db, { first_name: 'Both', last_name: 'Sides' })).id;
  [mine, theirs] = [await createSide('mine'), await createSide('theirs')];
  const { clientId } = mine;
  viewers = {
    client: await portal.as({ roles: ['client'], clientId }),
    'client-user': await portal.as({ roles: ['client-user'], clientId }),
    'client-admin': await portal.as({ roles: ['client-admin'], clientId }),
    chosen: await portal.as({ roles: ['client-user'], clientId }),
  };
  const { id: other } = await createOpenPosition(portal.db, { client_id: clientId, title: 'Chosen position' });
  await choosePositions(portal.db, viewers.chosen.userId, [other]);
  before = await stateOfTheirs();
});
afterAll(() => portal.close());

async function createSide(side: string): Promise<Side> {
  const { db } = portal;
  const { id: clientId } = await createClient(db, {
    legal_business_name: `Twin Works ${side === 'mine' ? 'Pty' : 'PTY.'} Ltd`,
  });
  const position = await createOpenPosition(db, { client_id: clientId, title: 'Bookkeeper' });
  const candidate = await createCandidate(db, {
    first_name: 'Maria',
    last_name: 'Santos',
    headline: `Canary ${side}`,
    contact: { email: `canary.${side}@mail.test`, tags: [`Canary tag ${side}`] },
  });
  const both = { position_id: position.id, stage: 'presented' } as const;
  const presented = await createApplication(db, { ...both, candidate_id: candidate.id });
  const reason = `Canary reason ${side}`;
  await createApplication(db, { ...both, candidate_id: shared, decision: 'rejected', reason });
  const { id: application, uuid: applicationUuid } = presented;
  return { clientId, position, candidate: candidate.id, application, applicationUuid };
}

async function stateOfTheirs(): Promise<string> {
  const rows = await portal.db
    .selectFrom('application')
    .innerJoin('application_decision', 'application_decision.application_id', 'application.id')
    .innerJoin('candidate', 'candidate.id', 'application.candidate_id')
    .innerJoin('open_position', 'open_position.id', 'application.position_id')
    .selectAll()
    .orderBy('application.id')
    .execute();
  return JSON.stringify(rows);
}

/** A request of each call about the records of a side. */
const requests: Readonly<Record<string, (side: Side) => object>> = {
  'recruitment.open-position-table': () => ({}),
  'recruitment.export-open-position-list': () => ({ body: { format: 'csv', query: {} } }),
  'recruitment.open-position-details': ({ position: { id } }) => ({ params: { id } }),
  'recruitment.open-position-owners': () => ({}),
  'recruitment.create-open-position': ({ clientId }) => ({ body: openPositionBody(clientId) }),
  'recruitment.update-open-position': ({ position: { id } }) => ({ body: unchangedBody(id, 1) }),
  'recruitment.delete-open-position': ({ position: { id } }) => ({ body: { id } }),
  'recruitment.move-open-position': ({ position: { id } }) => ({
    params: { id },
    body: { version: 1, status: 'pause' },
  }),
  'recruitment.candidate-table': () => ({}),
  'recruitment.export-candidate-list': () => ({ body: { format: 'csv', query: {} } }),
  'recruitment.candidate-details': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.duplicate-candidates': () => ({ body: { first_name: 'Maria', last_name: 'Santos' } }),
  'recruitment.create-candidate': () => ({ body: candidateBody() }),
  'recruitment.update-candidate': ({ candidate: id }) => ({ body: { ...candidateBody(), id, version: 1 } }),
  'recruitment.delete-candidate': ({ candidate: id }) => ({ body: { id } }),
  'recruitment.archive-candidate': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.unarchive-candidate': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.position-candidates': ({ position: { uuid } }) => ({ params: { uuid } }),
  'recruitment.candidate-applications': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.candidate-choices': () => ({ query: { search: 'Maria' } }),
  'recruitment.create-application': ({ position: { id }, candidate }) => ({
    body: { position_id: id, candidate_id: candidate },
  }),
  'recruitment.move-application': ({ application: id }) => ({
    params: { id },
    body: { version: 1, stage: 'interview' },
  }),
  'recruitment.my-open-position-table': () => ({}),
  'recruitment.export-my-open-position-list': () => ({ body: { format: 'csv', query: {} } }),
  'recruitment.my-open-position-figures': () => ({}),
  'recruitment.my-open-position-details': ({ position: { uuid } }) => ({ params: { uuid } }),
  'recruitment.my-open-position-candidates': ({ position: { uuid } }) => ({ params: { uuid } }),
  'recruitment.candidate-profile': ({ applicationUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.decide-application': ({ application: id }) => ({
    params: { id },
    body: { version: 1, decision: 'shortlisted' },
  }),
};

const everyCall: readonly CallDeclaration[] = [
  ...Object.values(openPositionsCalls),
  openPositionList.exportCall,
  ...Object.values(candidatesCalls),
  candidateList.exportCall,
  ...Object.values(applicationsCalls),
  ...Object.values(myPositionsCalls),
  myPositionList.exportCall,
];

const send = (who: keyof typeof viewers, call: CallDeclaration, side: Side) =>
  viewers[who].refused(call, requests[call.name]?.(side) as never);
const roleOf = (who: keyof typeof viewers) => (who === 'chosen' ? 'client-user' : who);

it('has a request for every call', () => {
  expect(everyCall.map(({ name }) => name).toSorted()).toEqual(Object.keys(requests).toSorted());
});

/** What a viewer gets about the records of a side, where it should get nothing. */
async function leaksTo(who: keyof typeof viewers, side: Side, canary: RegExp): Promise<string[]> {
  const seen: string[] = [];
  for (const call of everyCall) {
    if (call.rate) portal.clock.advance({ seconds: 61 });
    const { status, text } = await send(who, call, side);
    const isAdmitted = mayAccess(call.access, { roles: [roleOf(who)], permissions: [] });
    const isAboutOneRecord = /:id|:uuid/.test(call.path);
    const expected = isAdmitted ? (isAboutOneRecord ? 404 : 200) : 403;
    if (status !== expected || canary.test(text)) seen.push(`${call.name}: ${status} ${text}`);
  }
  return seen;
}

it.each(['client', 'client-user', 'client-admin', 'chosen'] as const)(
  'shows and changes nothing of the other company, whatever %s calls',
  async (who) => {
    expect(await leaksTo(who, theirs, /canary[^"]*theirs/i)).toEqual([]);
    expect(await stateOfTheirs()).toBe(before);
  },
);

it('shows and changes nothing of the own company that was not chosen for the user', async () => {
  expect(await leaksTo('chosen', mine, /canary|bookkeeper/i)).toEqual([]);
  expect(await stateOfTheirs()).toBe(before);
  const { body } = await viewers.chosen.call(myPositionsCalls.list);
  expect(body.data.map(({ title }) => title)).toEqual(['Chosen position']);
});

it.each(['client-user', 'client-admin'] as const)('answers %s about the own records', async (who) => {
  expect((await send(who, myPositionsCalls.list, mine)).text).toContain('Bookkeeper');
  expect((await send(who, myPositionsCalls.details, mine)).status).toBe(200);
  expect((await send(who, myPositionsCalls.candidates, mine)).text).toContain('Canary mine');
  const { text } = await send(who, myPositionsCalls.profile, mine);
  expect(text).toContain('Canary mine');
  expect(text).not.toMatch(/canary tag|mail\.test/i);
});

it('answers the same requests about the own records', async () => {
  for (const name of ['details'] as const) {
    expect((await send('client', candidatesCalls[name], mine)).text).toContain('Canary mine');
    expect((await send('client', openPositionsCalls[name], mine)).status).toBe(200);
  }
  expect((await send('client', applicationsCalls.ofPosition, mine)).text).toContain('Canary reason mine');
  expect((await send('client', candidateList.exportCall, mine)).text).toMatch(/Canary mine/);
  expect((await send('client', applicationsCalls.decide, mine)).status).toBe(200);
});

it('keeps the sides apart for a candidate who is presented to both', async () => {
  const params = { id: shared };
  const { body } = await viewers.client.call(applicationsCalls.ofCandidate, { params });
  expect(body.map(({ position, decision_reason }) => [position.id, decision_reason])).toEqual([
    [mine.position.id, 'Canary reason mine'],
  ]);
  const { text } = await viewers.client.refused(candidatesCalls.details, { params });
  expect(text).not.toMatch(/canary|mail\.test/i);
});
