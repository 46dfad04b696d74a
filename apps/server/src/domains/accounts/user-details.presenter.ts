import { displayRole, hourCycleOf, type Permission, type Viewer } from '@muster/contract';
import type { UserDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import type { Account } from './users.repository.ts';

export interface UserDetailsFacts {
  readonly account: Account;
  /** Of somebody with several companies, the main account. */
  readonly credentials: Account;
  readonly companies: UserDetails['companies'];
  readonly viewer: Viewer;
  readonly qr: string | null;
  readonly team: UserDetails['myTeam'];
  readonly client: UserDetails['myClient'];
  readonly shift: UserDetails['myShift'];
  readonly missedStart: UserDetails['lateNotification'];
  readonly timezone: string | null;
  /** Of a client user who does not see all positions of the company. */
  readonly chosenPositions: readonly number[];
  readonly impersonationEndsAt: string | null;
}

/** All ten fields of section 7.1, and the impersonator. The two-factor secret never leaves the server. */
export function userDetailsAnswer(facts: UserDetailsFacts): UserDetails {
  const { account, credentials, viewer } = facts;
  return {
    user: {
      id: account.id,
      employee_id: account.employee_id,
      uuid: account.uuid,
      name: account.name,
      first_name: account.first_name,
      last_name: account.last_name,
      email: account.email,
      timezone_id: account.timezone_id,
      hour_cycle: hourCycleOf(account.hour_cycle),
      two_factor: credentials.two_factor_confirmed_at !== null,
      two_factor_secret: null,
      is_auto_password: credentials.is_auto_password,
      is_employee: account.employee_id !== null,
    },
    twoFactorQrCodeSvg: facts.qr,
    role: displayRole(viewer.roles),
    roles: [...viewer.roles],
    permissions: viewer.permissions.map((name) => ({ name })),
    activatedPermissionsName: [...viewer.permissions],
    myTeam: facts.team,
    myClient: facts.client,
    myShift: facts.shift,
    lateNotification: facts.missedStart,
    client_user: clientUser(facts),
    companies: facts.companies,
    impersonator:
      viewer.impersonator && facts.impersonationEndsAt
        ? { name: viewer.impersonator.name, ends_at: facts.impersonationEndsAt }
        : null,
  };
}

const approving: readonly Permission[] = ['can approve all tickets', 'can approve assigned tickets'];

function clientUser({ account, viewer, timezone, chosenPositions }: UserDetailsFacts): UserDetails['client_user'] {
  if (viewer.clientId === null) return null;
  return {
    id: account.id,
    timezone,
    client_id: viewer.clientId,
    permission: [...viewer.permissions],
    positions: [...chosenPositions],
    approval_enabled: viewer.permissions.some((permission) => approving.includes(permission)),
    first_name: account.first_name,
    last_name: account.last_name,
  };
}
