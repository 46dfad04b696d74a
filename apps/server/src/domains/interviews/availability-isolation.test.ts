import { type CallDeclaration, mayAccess, type Role } from '@muster/contract';
import { availabilityCalls, availabilityList } from '@muster/contract/domains/interviews/availability.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createAvailability } from '../../testing/factories/availabilities.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { availabilityBody } from './availability-body.fixture.ts';

/** Two companies that look alike, each with a client user of the same name. */
interface Side {
  readonly clientId: number;
  readonly uuid: string;
}

let portal: TestPortal;
let mine: Side;
let theirs: Side;

beforeAll(async () => {
  portal = await buildTestApp();
  [mine, theirs] = [await createSide('mine'), await createSide('theirs')];
});
afterAll(() => portal.close());

async function createSide(side: string): Promise<Side> {
  const { db } = portal;
  const { id: clientId } = await createClient(db, {
    legal_business_name: `Twin Works ${side === 'mine' ? 'Pty' : 'PTY.'} Ltd`,
  });
  const { id: user_id } = await createUser(db, { roles: ['client-user'], clientId, columns: { name: 'Priya Nair' } });
  const { id: availability_id, uuid } = await createAvailability(db, { user_id });
  await db
    .insertInto('availability_day')
    .values({ availability_id, day: '2099-01-01', note: `Canary ${side}` })
    .execute();
  return { clientId, uuid };
}

const state = async () =>
  JSON.stringify(await portal.db.selectFrom('availability').selectAll().orderBy('id').execute());

/** A request of each call about the records of a side. */
const requests: Readonly<Record<string, (side: Side) => object>> = {
  'interviews.availability-table': () => ({}),
  'interviews.export-availability-list': () => ({ body: { format: 'csv', query: {} } }),
  'interviews.availability-details': ({ uuid }) => ({ params: { uuid } }),
  'interviews.own-availability': () => ({}),
  'interviews.save-availability': () => ({ body: availabilityBody() }),
};

const everyCall: readonly CallDeclaration[] = [...Object.values(availabilityCalls), availabilityList.exportCall];

it('has a request for every call', () => {
  expect(everyCall.map(({ name }) => name).toSorted()).toEqual(Object.keys(requests).toSorted());
});

it.each(['client', 'client-user', 'client-admin'] as const satisfies Role[])(
  'shows and changes nothing of the other company for %s',
  async (role) => {
    const viewer = await portal.as({ roles: [role], clientId: mine.clientId });
    const before = await state();
    for (const call of everyCall) {
      const { status, text } = await viewer.refused(call, requests[call.name]?.(theirs) as never);
      const isAdmitted = mayAccess(call.access, { roles: [role], permissions: [] });
      const expected = isAdmitted ? (call.path.includes(':uuid') ? 404 : 200) : 403;
      expect([call.name, status]).toEqual([call.name, expected]);
      expect(text).not.toMatch(/canary theirs/i);
    }
    const after = JSON.parse(await state()) as { uuid: string }[];
    const kept = (JSON.parse(before) as { uuid: string }[]).map(({ uuid }) => uuid);
    expect(JSON.stringify(after.filter(({ uuid }) => kept.includes(uuid)))).toBe(before);
  },
);

it('answers role client about its own people', async () => {
  const viewer = await portal.as({ roles: ['client'], clientId: mine.clientId });
  expect((await viewer.refused(availabilityCalls.details, { params: { uuid: mine.uuid } })).text).toContain(
    'Canary mine',
  );
});
