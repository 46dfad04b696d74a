import { expect, it } from 'vitest';
import { clientUserRow } from './client-user.fixture.ts';
import { clientUserValuesOf, invitationOf, rightsOf } from './client-user-values.ts';

it('starts a new user with all positions and no right to approve', () => {
  expect(
    invitationOf({ ...clientUserValuesOf(null), first_name: 'Ana', last_name: 'Cruz', email: 'ana@x.test' }),
  ).toEqual({
    first_name: 'Ana',
    last_name: 'Cruz',
    email: 'ana@x.test',
    role: 'client-user',
    has_chosen_positions: false,
    position_ids: [],
    approval_enabled: false,
  });
});

it('sends chosen positions only for a user who has chosen ones', () => {
  const values = clientUserValuesOf({
    ...clientUserRow,
    has_chosen_positions: true,
    positions: [{ id: 4, title: 'Clerk' }],
  });
  expect(rightsOf(values)).toMatchObject({ has_chosen_positions: true, position_ids: [4] });
  expect(rightsOf({ ...values, has_chosen_positions: 'all' })).toMatchObject({
    has_chosen_positions: false,
    position_ids: [],
  });
  expect(rightsOf({ ...values, role: 'client-admin' })).toMatchObject({
    has_chosen_positions: false,
    position_ids: [],
  });
});
