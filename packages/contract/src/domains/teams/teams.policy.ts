import { type AccessRule, type ListedAccess, mayAccess } from '../../access.ts';
import { clientAreaRoles, internalRoles, type Role } from '../../roles.ts';
import { reachesClient, type Sided, scopeOf } from '../../scope.ts';
import type { Viewer } from '../../viewer.ts';
import { clientAccess } from '../clients/clients.policy.ts';

/**
 * Rules for the calls and the screens. A team belongs to its client: staff change it with the right to update clients, client admins change
 * those of the own company. `list` and `change` are the screen of staff; the calls serve both.
 */
export const teamAccess = {
  list: { permissions: ['can view all teams'] },
  change: clientAccess.update,
  openInClientArea: { roles: clientAreaRoles },
  changeInClientArea: { roles: ['client-admin'] },
  read: { permissions: ['can view all teams'], roles: clientAreaRoles },
  write: { ...clientAccess.update, roles: ['client-admin'] },
} as const;

/** A client role shows and changes teams of the own company alone: it adds nothing to what staff with such a role may do. */
export function mayReadTeams(viewer: Sided): boolean {
  return mayAccess(teamAccess.list, viewer) || isIn(viewer, teamAccess.openInClientArea);
}

export function mayChangeTeams(viewer: Sided): boolean {
  return mayAccess(teamAccess.change, viewer) || isIn(viewer, teamAccess.changeInClientArea);
}

export function mayChangeTeamsOf(viewer: Viewer, clientId: number): boolean {
  return mayChangeTeams(viewer) && reachesClient(viewer, clientId);
}

const isIn = (viewer: Sided, rule: AccessRule) => scopeOf(viewer).kind === 'client' && mayAccess(rule, viewer);

/** A part of the portal that shows people: their records, their shifts, their working time. */
export interface ReachArea {
  /** Who reaches anybody in the area. */
  readonly access: AccessRule;
  /** What opens the area to a role by itself, where `access` does not list it. */
  readonly opens?: ListedAccess;
  /** A permission that names everybody and so lifts the limit of a team lead. */
  readonly everybody?: ListedAccess;
  /** Roles that reach the clients that they look after. */
  readonly managing?: readonly Role[];
  /** Whether team leads and employees find the own record too. False where decisions are made about people: not about oneself. */
  readonly withOwn: boolean;
}

/** Whom a viewer reaches in an area: everybody, or the union of the parts. Without a part: nobody. */
export type Reach = 'all' | readonly ReachPart[];

/** `id`: of the client, of the user who looks after clients, of the employee who leads, or of the employee. */
export interface ReachPart {
  readonly of: 'client' | 'managed' | 'led' | 'own';
  readonly id: number;
}

/**
 * The one answer to "whom does this viewer reach" (docs/decisions/019-reach-of-a-team-lead.md). Roles add up: each brings what it
 * reaches alone. 'team lead' brings the people led, with the time that they spent for the team's client.
 */
export function reachOf(viewer: Viewer, area: ReachArea): Reach {
  if (!mayAccess(area.access, viewer)) return [];
  const scope = scopeOf(viewer);
  if (scope.kind === 'client') return [{ of: 'client', id: scope.clientId }];
  if (scope.kind === 'employee') return area.withOwn ? [{ of: 'own', id: scope.employeeId }] : [];
  if (scope.kind === 'none') return [];
  return reachesEverybody(viewer, area) ? 'all' : limitedReach(viewer, area);
}

function reachesEverybody(viewer: Viewer, area: ReachArea): boolean {
  const isLimited = (role: Role) => role === 'team lead' || (area.managing?.includes(role) ?? false);
  if (!viewer.roles.some(isLimited)) return true;
  if (area.everybody && mayAccess(area.everybody, viewer)) return true;
  return viewer.roles.some((role) => !isLimited(role) && opensAlone(viewer, role, area));
}

/** Whether the role opens the area without the viewer's other roles: with what it brings now, and with direct grants. */
function opensAlone({ rolePermissions, ownPermissions }: Viewer, role: Role, { access, opens }: ReachArea): boolean {
  if (!(internalRoles as readonly Role[]).includes(role)) return false;
  const held = [...(rolePermissions[role] ?? []), ...ownPermissions];
  const rule = opens ?? (typeof access === 'object' ? access : {});
  return mayAccess(rule, { roles: [role], permissions: held });
}

function limitedReach({ roles, userId, employeeId }: Viewer, { managing = [], withOwn }: ReachArea): ReachPart[] {
  const parts: ReachPart[] = [];
  if (roles.some((role) => managing.includes(role))) parts.push({ of: 'managed', id: userId });
  if (roles.includes('team lead') && employeeId !== null) {
    parts.push({ of: 'led', id: employeeId });
    if (withOwn) parts.push({ of: 'own', id: employeeId });
  }
  return parts;
}

/** Who opens people's records. The right to list everybody lifts the limit of a team lead, as its name says. */
export const recordAccess = {
  list: { permissions: ['can view all employees'] },
  read: { permissions: ['can view all employees', 'can read employees'] },
} as const;

/** Whose records a viewer reaches. Each call has a rule of its own; this is within it. */
export const recordArea: ReachArea = {
  access: 'login',
  opens: recordAccess.read,
  everybody: recordAccess.list,
  withOwn: true,
};

/** Whether a viewer may open the records of a team's members. */
export function mayOpenMembers(viewer: Viewer, { isLed }: { readonly isLed: boolean }): boolean {
  if (!mayAccess(recordAccess.read, viewer)) return false;
  const reach = reachOf(viewer, recordArea);
  return reach === 'all' || (isLed && reach.some(({ of }) => of === 'led'));
}
