import { type Grants, mayAccess } from '@muster/contract/access.ts';
import { decidingRoles } from '@muster/contract/domains/approvals/approvals.policy.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { isHrType } from '@muster/contract/roles.ts';

/** What a home begins with: decisions about everybody or one team, payroll, the own day, or the work of a role. Clients have their own pages. */
export type HomeKind = 'hr' | 'payroll' | 'lead' | 'employee' | 'staff';

export interface HomeViewer {
  readonly kind: HomeKind;
  readonly grants: Grants;
  readonly employeeId: number | null;
  readonly clientId: number | null;
  /** False while it is loading whether the viewer is an employee. */
  readonly isKnown: boolean;
  /** Of the portal. Without people, figures about them say nothing. */
  readonly hasPeople: boolean;
}

interface Person {
  readonly grants: Grants;
  readonly isEmployee: boolean;
}

export function homeKindOf({ grants, isEmployee }: Person): HomeKind {
  const decides = mayAccess({ roles: decidingRoles }, grants);
  if (isHrType(grants.roles)) return decides ? 'hr' : 'payroll';
  if (decides) return 'lead';
  return isEmployee ? 'employee' : 'staff';
}

const isAmong = ({ kind }: HomeViewer, kinds: readonly HomeKind[]) => kinds.includes(kind);

export const isManager = ({ grants }: HomeViewer) => grants.roles.includes('account manager');
export const isRecruiter = ({ grants }: HomeViewer) => grants.roles.includes('recruitment');

/** Whether something can wait for the viewer: decisions, tickets to answer or candidates. */
export function isAsked({ kind, grants }: HomeViewer): boolean {
  if (kind === 'hr' || kind === 'lead') return true;
  if (kind === 'payroll') return false;
  return mayAccess(ticketAccess.follow, grants) || mayAccess(openPositionAccess.change, grants);
}

/** Neither decisions nor people: little fills the left column. */
export const isLean = (viewer: HomeViewer) =>
  isAmong(viewer, ['employee', 'staff']) && !isManager(viewer) && !mayAccess(employeeAccess.read, viewer.grants);

/** Who works on tickets before anything else. */
export const isTicketsFirst = (viewer: HomeViewer) =>
  isLean(viewer) || (isAmong(viewer, ['lead', 'employee', 'staff']) && viewer.grants.roles.includes('it'));

/** A stretched card would be mostly empty. */
export const isShort = ({ hasPeople }: HomeViewer) => !hasPeople;
