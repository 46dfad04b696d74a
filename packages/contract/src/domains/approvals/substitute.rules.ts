import { internalRoles, type Role } from '../../roles.ts';

export interface SubstitutePerson {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly clientId: number | null;
}

/**
 * Whether a person may decide for another one. The substitute has every staff role of the approver, so it gains no
 * right, only the requests that wait for the approver. Client users name no substitutes.
 */
export function maySubstitute(approver: SubstitutePerson, substitute: SubstitutePerson): boolean {
  if (approver.userId === substitute.userId) return false;
  if (approver.clientId !== null || substitute.clientId !== null) return false;
  return staffRoles(approver).every((role) => substitute.roles.includes(role));
}

const staffRoles = ({ roles }: SubstitutePerson) =>
  roles.filter((role) => (internalRoles as readonly Role[]).includes(role));

/** A substitution that is forgotten ends by itself. */
export const mostSubstituteDays = 92;

/** How far ahead a substitution may begin. */
export const mostSubstituteDaysAhead = 366;

export type SubstituteState = 'planned' | 'active' | 'over';

/** Days are those of the home zone; both ends are included. */
export function substituteState(
  range: { readonly first: string; readonly last: string },
  today: string,
): SubstituteState {
  if (range.first > today) return 'planned';
  return range.last < today ? 'over' : 'active';
}
