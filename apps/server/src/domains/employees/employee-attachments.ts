import { mayChangeAttachments, maySeeAttachments } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { FileOwners } from '../documents/index.ts';
import { findReachable } from './employee-record.repository.ts';
import { employeeUpdated } from './employees.events.ts';

export const employeeFiles: FileOwners = {
  kind: 'employee',
  domain: 'employees',
  maySee: maySeeAttachments,
  mayChange: mayChangeAttachments,
  reached: async ({ db, viewer }, id) => {
    const found = await findReachable(db, id, reachOf(viewer, recordArea));
    return found && { clientId: found.client_id };
  },
  announceChange: ({ announce }, { id: employeeId, clientId }) => announce(employeeUpdated, { employeeId, clientId }),
};
