import { duplicatesCalls } from '@muster/contract/domains/employees/duplicates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let person: { readonly id: number; readonly name: string };
beforeAll(async () => {
  portal = await buildTestApp();
  person = await createEmployee(portal.db, {
    name: 'Zenaida Cruz',
    work_email: 'zen@muster.test',
    status: 'resigned',
    sensitive: { personal_email: 'zen@home.test' },
  });
  await portal.db.updateTable('employee').set({ birthdate: '1990-05-04' }).where('id', '=', person.id).execute();
});
afterAll(() => portal.close());

const findAs = async (user: Persona, body: object) =>
  (await user.call(duplicatesCalls.find, { body })).body.map(({ id, matches }) => [id, matches]);
const adder = (more: readonly string[] = []) =>
  portal.as({ permissions: ['can create employees', 'can read employees', ...more] as never });

it('finds former employees by name and birth date in any spelling, and by mail', async () => {
  const user = await adder(['can view employees sensitive data']);
  expect(await findAs(user, { name: ' zenaida  CRUZ', birthdate: '1990-05-04' })).toEqual([
    [person.id, ['name-and-birthdate']],
  ]);
  expect(await findAs(user, { work_email: 'ZEN@muster.test', personal_email: 'Zen@Home.test' })).toEqual([
    [person.id, ['work-email', 'personal-email']],
  ]);
  expect(await findAs(user, { name: 'Zenaida Cruz' })).toEqual([]);
  expect(await findAs(user, { name: 'Zenaida Cruz', birthdate: '1990-05-05' })).toEqual([]);
  expect(await findAs(user, { name: 'Zenaida Cruz', birthdate: 'soon' })).toEqual([]);
});

it('compares personal mail only for viewers who see it', async () => {
  expect(await findAs(await adder(), { personal_email: 'zen@home.test' })).toEqual([]);
});

it('finds only records that the viewer may open', async () => {
  const question = { work_email: 'zen@muster.test' };
  const blind = await portal.as({ permissions: ['can create employees'] });
  expect(await findAs(blind, question)).toEqual([]);
  const client = await createClient(portal.db);
  const lead = await createEmployee(portal.db, { client_id: client.id });
  await addToTeam(portal.db, await createTeam(portal.db, { client_id: client.id }), lead, 'teamLead');
  const user = await portal.as({
    roles: ['team lead', 'employee'],
    employeeId: lead.id,
    permissions: ['can create employees', 'can read employees'],
  });
  expect(await findAs(user, question)).toEqual([]);
  const reader = await portal.as({ permissions: ['can read employees'] });
  expect((await reader.refused(duplicatesCalls.find, { body: question })).status).toBe(403);
});
