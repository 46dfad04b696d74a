import { clientRoles, type Role } from '@muster/contract';

export interface AccountConfiguration {
  readonly roles: readonly Role[];
  readonly employeeId: number | null;
  readonly isEmployeeThere: boolean;
  readonly clientId: number | null;
  readonly isClientThere: boolean;
}

/** Why an account cannot be used, for the modal of section 8; null if it can. */
export function configurationProblem(account: AccountConfiguration): string | null {
  const isClientUser = account.roles.some((role) => (clientRoles as readonly Role[]).includes(role));
  if (account.roles.length === 0) {
    return 'Your account has no role yet. Ask an administrator to give it one.';
  }
  if (isClientUser && account.clientId === null) {
    return "Your account isn't assigned to a client yet. Ask an administrator to assign it.";
  }
  if (isClientUser && !account.isClientThere) {
    return 'The client of your account no longer exists. Ask an administrator to assign another client.';
  }
  if (account.roles.includes('employee') && account.employeeId === null) {
    return "Your account isn't linked to an employee record yet. Ask HR to link it.";
  }
  if (account.employeeId !== null && !account.isEmployeeThere) {
    return 'The employee record of your account no longer exists. Ask HR to link another one.';
  }
  return null;
}
