import type { CallAnswer, CallInput } from '@muster/contract';
import type { cannedRepliesCalls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import { cannedReplyLabels } from '@muster/contract/domains/tickets/canned-replies.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { concludeCannedReplyChange } from './canned-replies.events.ts';
import {
  type CannedReplyColumns,
  insertCannedReply,
  type LockedCannedReply,
  lockCannedReply,
  removeCannedReply,
  updateCannedReplyColumns,
} from './canned-replies.repository.ts';

type Calls = typeof cannedRepliesCalls;

export async function createCannedReply(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const after = columnsOf(body);
  const id = await withErrors(() => insertCannedReply(ctx.db, { columns: after, actorId: ctx.viewer.userId }));
  await concludeCannedReplyChange(ctx, id, { event: 'tickets.create-canned-reply', after });
  return { id, version: 1 };
}

export async function updateCannedReply(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedCannedReply(ctx, body);
  const [before, after] = [columnsOf(stored), columnsOf(body)];
  const { id } = body;
  const version = stored.version + 1;
  await withErrors(() => updateCannedReplyColumns(ctx.db, id, { columns: after, actorId: ctx.viewer.userId }));
  await concludeCannedReplyChange(ctx, id, { event: 'tickets.update-canned-reply', before, after, version });
  return { id, version };
}

export async function deleteCannedReply(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedCannedReply(ctx, { id });
  await removeCannedReply(ctx.db, id);
  await concludeCannedReplyChange(ctx, id, { event: 'tickets.delete-canned-reply', before: columnsOf(stored) });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedCannedReply = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, cannedReplySource, wanted);

const cannedReplySource: RecordSource<LockedCannedReply> = {
  thing: 'canned reply',
  lock: ({ db }, id) => lockCannedReply(db, id),
  logged: ({ id }) => ({ subject: { kind: 'canned-reply', id } }),
  labels: cannedReplyLabels,
};

type Stated = Omit<CannedReplyColumns, 'ticket_type_id'> & { readonly ticket_type_id?: number | null | undefined };

const columnsOf = ({ name, body, ticket_type_id, is_active }: Stated): CannedReplyColumns => ({
  name,
  body,
  ticket_type_id: ticket_type_id ?? null,
  is_active,
});

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, cannedReplyLabels, {
    canned_reply_name_any_case: ['name', 'taken'],
    canned_reply_ticket_type_id_fkey: ['ticket_type_id', 'unknown'],
  });
