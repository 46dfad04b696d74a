import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { expect, it } from 'vitest';
import { presentOwnTeams } from './teams.presenter.ts';

const viewer = testViewer({ roles: ['employee'], permissions: ['can read employees'], employeeId: 4 });
const row = {
  team_id: 1,
  team_name: 'Intake',
  client_name: 'Harbour',
  own_role: 'Member',
  id: 5,
  name: 'Ben',
  position: 'Clerk',
  role: 'Member',
  work_email: 'ben@muster.test',
  shift: 'Day',
  status: 'inactive',
} as const;

it('opens records only for leads with the role, and shows shift and status only to leads', () => {
  expect(presentOwnTeams([row], viewer)[0]?.members[0]).toMatchObject({ shift: null, status: null, open: false });
  const leading = { ...row, own_role: 'Assistant Team Lead' };
  expect(presentOwnTeams([leading], viewer)[0]?.members[0]).toMatchObject({
    shift: 'Day',
    status: 'inactive',
    open: false,
  });
  const lead = { ...viewer, roles: ['team lead' as const, 'employee' as const] };
  expect(presentOwnTeams([leading], lead)[0]?.members[0]?.open).toBe(true);
  expect(presentOwnTeams([row], lead)[0]?.members[0]?.open).toBe(false);
});
