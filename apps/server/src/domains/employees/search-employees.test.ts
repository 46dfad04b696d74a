import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

describe('a person is found', () => {
  const ask = async (term: string, persona?: Persona) => {
    const asker = persona ?? (await portal.as({ roles: ['hr'] }));
    const headers = { authorization: `Bearer ${asker.bearer}` };
    const url = `/api/search?term=${encodeURIComponent(term)}`;
    const { body } = await asker.send({ method: 'GET', url, headers });
    return (body as { employees: { id: number; status: string }[] }).employees;
  };

  it('by Employee ID in any case, and by system ID', async () => {
    const { id } = await createEmployee(portal.db, { name: 'Ben Ocampo', third_party_employee_id: 'MNL-4711' });
    const found = { id, name: 'Ben Ocampo', third_party_employee_id: 'MNL-4711', status: 'active' };
    expect(await ask('mnl-4711')).toMatchObject([found]);
    expect(await ask(String(id).padStart(2, '0'))).toMatchObject([found]);
  });

  it('who has left, after those who work here', async () => {
    const gone = await createEmployee(portal.db, { name: 'Aida Villareal', status: 'suspended' });
    const here = await createEmployee(portal.db, { name: 'Zoe Villareal' });
    expect((await ask('villareal')).map(({ id, status }) => [id, status])).toEqual([
      [here.id, 'active'],
      [gone.id, 'inactive'],
    ]);
  });

  it('with a wrong letter, if nobody has the name as it was typed', async () => {
    const { id } = await createEmployee(portal.db, { name: 'Leonora Quiambao' });
    for (const term of ['quiambo', 'Qiambao leonora', 'leonroa quiambao', 'lenora quimbao'])
      expect([term, (await ask(term))[0]?.id]).toEqual([term, id]);
    expect(await ask('xylophone')).toEqual([]);
  });

  it('only within reach', async () => {
    const mine = await createEmployee(portal.db, { name: 'Rosalinda Own', third_party_employee_id: 'OWN-1' });
    const other = await createEmployee(portal.db, { name: 'Rosalinda Other', third_party_employee_id: 'OTHER-1' });
    const team = await createTeam(portal.db, { client_id: mine.client_id });
    const lead = await createEmployee(portal.db, { name: 'Lea Lead', client_id: mine.client_id });
    await addToTeam(portal.db, team, lead, 'teamLead');
    await addToTeam(portal.db, team, mine);
    const persona = await portal.as({ roles: ['team lead'], employeeId: lead.id, permissions: ['can read employees'] });
    for (const term of ['rosalinda', 'rosalnida'])
      expect((await ask(term, persona)).map(({ id }) => id)).toEqual([mine.id]);
    expect(await ask('OTHER-1', persona)).toEqual([]);
    expect(await ask(String(other.id).padStart(2, '0'), persona)).toEqual([]);
  });
});
