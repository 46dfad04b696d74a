import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignRotation, createRotation, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

it('lists rotations with their shifts and people, to client users those of their client and shared ones', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const [early, late] = [
    await createShift(portal.db, { name: 'Early' }),
    await createShift(portal.db, { name: 'Late' }),
  ];
  const ofClient = (client_id: number | null, name: string) =>
    createRotation(
      portal.db,
      2,
      [
        [1, 1, late],
        [2, 1, early],
      ],
      { client_id, name },
    );
  const [ours, theirs, shared] = [
    await ofClient(own.id, 'Ours'),
    await ofClient(other.id, 'Theirs'),
    await ofClient(null, 'Shared'),
  ];
  const person = await createEmployee(portal.db, { client_id: own.id });
  const stranger = await createEmployee(portal.db, { client_id: other.id });
  await assignRotation(portal.db, person, ours, '2026-02-23');
  await assignRotation(portal.db, stranger, shared, '2026-03-09');

  const reader = await portal.as({
    permissions: ['can view employee shifts', 'can view employee shift details', 'can view all employees'],
    clientId: own.id,
  });
  const { body } = await reader.call(rotationsCalls.list);
  expect(body.data.map(({ name, shifts, people }) => [name, shifts, people])).toEqual([
    ['Ours', ['Late', 'Early'], 1],
    ['Shared', ['Late', 'Early'], 0],
  ]);
  expect((await reader.refused(rotationsCalls.details, { params: { id: theirs.id } })).status).toBe(404);
  const details = async (id: number) => (await reader.call(rotationsCalls.details, { params: { id } })).body;
  expect((await details(ours.id)).assigned).toMatchObject([
    { employee: { id: person.id }, from: '2026-02-23', to: null, starts_on: '2026-02-23' },
  ]);
  expect((await details(shared.id)).assigned).toEqual([]);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(rotationsCalls.details, { params: { id: shared.id } })).body.assigned).toHaveLength(1);
});
