import type { UserDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import type { PageData, PageUser } from '@muster/contract/page-data.ts';
import { defaultPermissions } from '@muster/contract/permissions.ts';
import { displayRole, type Role } from '@muster/contract/roles.ts';

export interface PersonFacts {
  readonly roles: readonly Role[];
  readonly permissions?: PageData['permissions'];
  readonly user?: Partial<PageUser>;
}

/** Page data as the server writes them for a user with these roles; null for a visitor. */
export function pageDataFor(person: PersonFacts | null, more: Partial<PageData> = {}): PageData {
  return {
    loggedIn: person !== null,
    challengeOpen: false,
    user: person && { ...maricel(person.roles), ...person.user },
    roles: person?.roles ?? [],
    permissions: person ? (person.permissions ?? permissionsOf(person.roles)) : [],
    push: { key: 'test-key', host: null, port: 6001, cluster: 'mt1', devHost: null },
    errorReporting: { dsn: null, tracesSampleRate: 0, replaysSampleRate: 0 },
    ...more,
  };
}

/** The answer of get-user-details for the same user. */
export function userDetailsFor({ user, roles, permissions }: PageData, more: Partial<UserDetails> = {}): UserDetails {
  const who = user ?? maricel(roles);
  return {
    user: {
      id: who.id,
      employee_id: who.employeeId,
      uuid: who.uuid,
      name: who.name,
      first_name: who.name.split(' ')[0] ?? '',
      last_name: who.name.split(' ').slice(1).join(' '),
      email: who.email,
      timezone_id: 291,
      hour_cycle: who.hourCycle,
      two_factor: false,
      two_factor_secret: null,
      is_auto_password: who.mustChangePassword,
      is_employee: who.employeeId !== null,
    },
    twoFactorQrCodeSvg: null,
    role: who.displayRole,
    roles: [...roles],
    permissions: [...permissions],
    activatedPermissionsName: permissions.map(({ name }) => name),
    myTeam: null,
    myClient: null,
    myShift: null,
    lateNotification: null,
    client_user: null,
    companies: [...who.companies],
    impersonator: who.impersonator && { name: who.impersonator.name, ends_at: '2026-11-21T06:00:00Z' },
    ...more,
  };
}

function maricel(roles: readonly Role[]): PageUser {
  return {
    id: 7,
    uuid: '7b1c',
    name: 'Maricel Reyes',
    email: 'maricel@example.com',
    displayRole: displayRole(roles),
    employeeId: null,
    clientId: null,
    mustChangePassword: false,
    hourCycle: 12,
    timezone: null,
    companies: [],
    impersonator: null,
  };
}

function permissionsOf(roles: readonly Role[]): PageData['permissions'] {
  return [...new Set(roles.flatMap((role) => defaultPermissions[role]))].map((name) => ({ name }));
}
