import { cannedRepliesCalls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createCannedReply } from '../../testing/factories/canned-replies.ts';

/** Somebody changes the text before the viewer renames it. */
export async function cannedReplyConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { id, name, body: text } = await createCannedReply(portal.db);
  const body = { id, version: 1, name, body: 'Changed', is_active: true };
  const change = () => other.call(cannedRepliesCalls.update, { body });
  return { viewer, request: { body: { ...body, body: text, name: 'Late' } }, change, by: other.name, fields: ['Text'] };
}
