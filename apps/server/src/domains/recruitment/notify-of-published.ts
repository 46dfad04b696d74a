import { recruitmentNotifications as types } from '@muster/contract/domains/recruitment/recruitment-notifications.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { notifyUsers } from '../notifications/index.ts';
import { managersOfClient, positionOwners } from './open-positions.repository.ts';
import type { StoredOpenPosition } from './stored-open-position.ts';

/** Notifies recruitment and the account managers of the client. */
export async function notifyOfPublished(ctx: Ctx, { uuid, title, client_id }: StoredOpenPosition): Promise<void> {
  const recruiters = await positionOwners(ctx.db, ['recruitment']);
  const managers = await managersOfClient(ctx.db, client_id);
  await notifyUsers(ctx, {
    userIds: [...new Set([...recruiters, ...managers].map(({ id }) => id))],
    type: types.published,
    values: { position: title, person: ctx.viewer.userId },
    path: pathOf('positionCandidates', { uuid }),
  });
}
