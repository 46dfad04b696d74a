import { userDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import { expect, it } from 'vitest';
import { type UserDetailsFacts, userDetailsAnswer } from './user-details.presenter.ts';

const account: UserDetailsFacts['account'] = {
  id: 3,
  uuid: 'uuid',
  name: 'Ana Cruz',
  first_name: 'Ana',
  last_name: 'Cruz',
  email: 'ana@muster.test',
  password_hash: '$argon2id$secret',
  is_auto_password: false,
  auto_password_issued_at: null,
  status: 'active',
  timezone_id: 291,
  hour_cycle: 12,
  employee_id: null,
  client_id: 7,
  main_user_id: null,
  two_factor_secret: '1.sealed',
  two_factor_confirmed_at: '2026-01-01T00:00:00.000Z',
  two_factor_last_step: 5,
};

const facts: UserDetailsFacts = {
  account,
  credentials: account,
  companies: [],
  viewer: {
    userId: 3,
    uuid: 'uuid',
    name: 'Ana Cruz',
    email: 'ana@muster.test',
    roles: ['client-user', 'client-admin'],
    permissions: ['can create ticket', 'can approve assigned tickets'],
    employeeId: null,
    ownRecords: [],
    clientId: 7,
    impersonator: null,
    rolePermissions: {},
    ownPermissions: [],
  },
  qr: null,
  team: null,
  client: { id: 7, legal_business_name: 'Acme Pty Ltd' },
  shift: null,
  missedStart: null,
  timezone: 'Asia/Manila',
  chosenPositions: [4],
  impersonationEndsAt: null,
};

it('has all ten fields of section 7.1, and neither password nor secret', () => {
  const answer = userDetails.parse(userDetailsAnswer(facts));
  for (const field of `user twoFactorQrCodeSvg role permissions activatedPermissionsName myTeam myClient myShift
    lateNotification client_user`.split(/\s+/)) {
    expect(answer).toHaveProperty(field);
  }
  expect(JSON.stringify(answer)).not.toMatch(/argon2|sealed/);
  expect(answer.user).toMatchObject({ two_factor: true, two_factor_secret: null, is_employee: false });
});

it('contains for a client user what section 3 lists', () => {
  expect(userDetailsAnswer(facts).client_user).toEqual({
    id: 3,
    timezone: 'Asia/Manila',
    client_id: 7,
    permission: ['can create ticket', 'can approve assigned tickets'],
    positions: [4],
    approval_enabled: true,
    first_name: 'Ana',
    last_name: 'Cruz',
  });
  const mere = { ...facts.viewer, permissions: ['can create ticket'] as const };
  expect(userDetailsAnswer({ ...facts, viewer: mere }).client_user?.approval_enabled).toBe(false);
  expect(userDetailsAnswer({ ...facts, viewer: { ...facts.viewer, clientId: null } }).client_user).toBeNull();
});
