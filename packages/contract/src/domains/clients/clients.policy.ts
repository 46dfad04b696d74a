import { type Grants, mayAccess } from '../../access.ts';
import { homeClientId } from '../../constants.ts';
import { maySeeSensitiveData, sensitiveDataAccess } from '../../sensitive-data.ts';

const accountRoles = ['admin', 'hr', 'recruitment', 'sales', 'account manager'] as const;

/** Rules of the calls and of what the screens offer alike (sections 2.4, 6 and 7.5). */
export const clientAccess = {
  list: { permissions: ['can view all clients'] },
  open: { permissions: ['can read clients'] },
  accounts: { roles: accountRoles },
  account: { roles: [...accountRoles, 'workforce admin'] },
  create: { permissions: ['can create clients'] },
  update: { permissions: ['can update clients'] },
  delete: { permissions: ['can delete clients'] },
  listPeople: { permissions: ['can view all employees'] },
  seeCosts: sensitiveDataAccess,
} as const;

export function mayListClients(viewer: Grants): boolean {
  return mayAccess(clientAccess.list, viewer);
}

export function mayUpdateClient(viewer: Grants): boolean {
  return mayAccess(clientAccess.update, viewer);
}

/** The provider cannot be deleted. */
export function mayDeleteClient(viewer: Grants, id: number): boolean {
  return id !== homeClientId && mayAccess(clientAccess.delete, viewer);
}

/** Only users who may list employees may list the employees of a client. */
export function mayListPeople(viewer: Grants): boolean {
  return mayAccess(clientAccess.listPeople, viewer);
}

/** Costs, as in the employee area: never for client users. */
export function maySeeClientCosts(viewer: Grants): boolean {
  return mayListPeople(viewer) && maySeeSensitiveData(viewer);
}
