import { type Grants, mayAccess } from '../../access.ts';
import { clientAccess } from '../clients/clients.policy.ts';

/** Rules of the calls and of the screens alike. A team is part of its client: the right to change the client changes it. */
export const teamAccess = {
  list: { permissions: ['can view all teams'] },
  change: clientAccess.update,
} as const;

export function mayChangeTeams(viewer: Grants): boolean {
  return mayAccess(teamAccess.change, viewer);
}
