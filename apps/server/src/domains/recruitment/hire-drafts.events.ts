import { clientAreaRoles } from '@muster/contract/roles.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { pushToUsers } from '../../platform/realtime/push-to-pages.ts';
import { hireDraftReaders } from './hire-drafts.repository.ts';
import { hireDraftChanged } from './recruitment.events.ts';

export const hireDraftsListeners: readonly EventListener<BaseContext>[] = [
  // Without ids: open pages read again what they see.
  listen(hireDraftChanged, 'refresh-hire-drafts', async ({ db }, { client_id, author_user_id }) => {
    const uuids = await hireDraftReaders(db, {
      clientId: client_id,
      authorId: author_user_id,
      roles: clientAreaRoles,
    });
    await pushToUsers(db, uuids, 'hire-drafts.changed', {});
    await pushToUsers(db, uuids, 'needs.changed', {});
  }),
];

interface ChangedHireDraft {
  readonly id: number;
  readonly client_id: number;
  readonly author_user_id: number;
}

/** Writes the activity log and announces the change. */
export async function concludeHireDraftChange(
  ctx: Ctx,
  { id, client_id, author_user_id }: ChangedHireDraft,
  entry: Omit<AuditEntry, 'subject' | 'clientId'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'hire-draft', id: String(id) }, clientId: client_id });
  await ctx.announce(hireDraftChanged, { id, client_id, author_user_id });
}
