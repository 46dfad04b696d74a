import { notFound, Problem } from '@muster/contract';
import type { Ctx } from '../context/context.ts';

/** Pages offer Undo for ten seconds; a request may be repeated while the connection fails. */
const restorableMinutes = 10;

/** A kind of record whose removal can be taken back. */
export interface RemovedSource<Record extends object> {
  /** As in 'Shift not found.' */
  readonly thing: string;
  /**
   * Locks and reads the record if it was removed at that time or later, and the viewer may change it. A record that belongs to a client
   * has `is_client_deleted`.
   */
  readonly lock: (ctx: Ctx, id: number, since: string) => Promise<Record | undefined>;
}

/** What was removed before this cannot be restored. */
export const restorableSince = (now: Temporal.Instant): string =>
  now.subtract({ minutes: restorableMinutes }).toString();

/**
 * Locks and reads a record whose removal is taken back. @throws Problem not-found (404), the same for a record that was not removed, one
 * removed earlier and a foreign one; conflict (409) if its client was removed, too
 */
export async function removedRecord<Record extends object>(
  ctx: Ctx,
  { thing, lock }: RemovedSource<Record>,
  id: number,
): Promise<Record> {
  const removed = await lock(ctx, id, restorableSince(ctx.clock.now()));
  if (!removed) throw notFound(thing);
  if ('is_client_deleted' in removed && removed.is_client_deleted === true)
    throw new Problem('conflict', `The client of this ${thing} was removed as well. Restore the client first.`);
  return removed;
}
