import type { CallInput } from '@muster/contract';
import type { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { mayChangeTeamsOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type RemovedSource, removedRecord } from '../../platform/records/removed-record.ts';
import { concludeClientChange } from '../clients/index.ts';
import { assertNotLed, ownLead, withTeamErrors } from './change-teams.ts';
import { type DissolvedTeam, lockDissolvedTeam, restoreDissolvedTeam } from './team.repository.ts';

type Restore = (typeof teamsCalls)['restore'];

/**
 * Its leads reach its members again. @throws Problem not-found, conflict, invalid-input for a taken name, or forbidden for a viewer
 * who would lead it
 */
export async function restoreTeam(ctx: Ctx, { params: { id } }: CallInput<Restore>): Promise<void> {
  const { name, client_id: clientId, version } = await removedRecord(ctx, source, id);
  await withTeamErrors(() => restoreDissolvedTeam(ctx.db, id, ctx.clock.now().toString()));
  await assertNotLed(ctx, id, ownLead);
  await concludeClientChange(ctx, {
    event: 'clients.restore-team',
    clientId,
    after: { team: name },
    version: version + 1,
    part: { kind: 'team', id },
  });
}

const source: RemovedSource<DissolvedTeam> = {
  thing: 'team',
  lock: async ({ db, viewer }, id, since) => {
    const removed = await lockDissolvedTeam(db, id, since);
    return removed && mayChangeTeamsOf(viewer, removed.client_id) ? removed : undefined;
  },
};
