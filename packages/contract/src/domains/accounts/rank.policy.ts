import type { Grants } from '../../access.ts';
import type { Role } from '../../roles.ts';

/** The level of a role (docs/decisions.md, Accounts): nobody may act as a user of the same or a higher level. */
const rankOf: Readonly<Record<Role, number>> = {
  admin: 4,
  hr: 3,
  payroll: 3,
  finance: 3,
  'workforce admin': 3,
  recruitment: 2,
  'accounts receivable': 2,
  it: 2,
  'team lead': 2,
  'office admin': 2,
  sales: 2,
  accounting: 2,
  'account manager': 2,
  'client-admin': 1,
  client: 1,
  'client-user': 1,
  employee: 1,
};

export function highestRank(held: readonly Role[]): number {
  return Math.max(0, ...held.map((role) => rankOf[role]));
}

/**
 * Whether the viewer may link the account to a record, whose deactivation then disables it: not one of a higher level, or with a right that the
 * viewer lacks (docs/decisions/091-own-records-go-by-the-person.md).
 */
export function mayLinkAccount(viewer: Grants, account: Grants): boolean {
  if (highestRank(account.roles) > highestRank(viewer.roles)) return false;
  return account.permissions.every((permission) => viewer.permissions.includes(permission));
}
