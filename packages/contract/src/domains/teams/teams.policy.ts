import { type Grants, mayAccess } from '../../access.ts';
import { clientAccess } from '../clients/clients.policy.ts';

/** Rules for the calls and the screens. A team belongs to its client: changing it needs the right to update clients. */
export const teamAccess = {
  list: { permissions: ['can view all teams'] },
  change: clientAccess.update,
} as const;

export function mayChangeTeams(viewer: Grants): boolean {
  return mayAccess(teamAccess.change, viewer);
}
