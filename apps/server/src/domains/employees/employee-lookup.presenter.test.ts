import { expect, it } from 'vitest';
import { presentAny, presentLeader, presentPerson, presentWithClient } from './employee-lookup.presenter.ts';

const row = {
  id: 7,
  name: 'Ana Reyes',
  position: 'Nurse',
  client_id: 3,
  client_name: 'Harbour Health',
  status_group: 'inactive',
  user_id: 9,
} as const;

it('shows only the fields that a choice needs', () => {
  expect(presentPerson(row)).toEqual({ id: 7, name: 'Ana Reyes', position: 'Nurse' });
  expect(presentWithClient(row).client).toEqual({ id: 3, legal_business_name: 'Harbour Health' });
  expect(presentWithClient(row)).not.toHaveProperty('employee_status_type_group');
  expect(presentAny(row).employee_status_type_group).toEqual({ name: 'inactive' });
});

it('names the team that an employee leads', () => {
  const leader = { id: 7, name: 'Ana Reyes', position: 'Nurse', role: 'Team Lead', team_id: 2, team_name: 'Ward' };
  expect(presentLeader(leader)).toEqual({
    id: 7,
    name: 'Ana Reyes',
    position: 'Nurse',
    role: 'Team Lead',
    team: { id: 2, name: 'Ward' },
  });
});
