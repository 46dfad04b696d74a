import { invalidInput, notFound, Problem } from '@muster/contract';
import type { DatedPreviewAnswer } from '@muster/contract/dated/dated-answers.ts';
import type { DatedFields } from '@muster/contract/dated/dated-history.ts';
import type { DatedRefusal } from '@muster/contract/dated/plan-change.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { cancelChange, changeHistory } from '../../platform/dated/change-history.ts';
import type { OwnedValue } from '../../platform/dated/dated.repository.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';
import { previewHistory } from '../../platform/dated/preview-history.ts';
import { clientChanged } from './clients.events.ts';
import { lockedClient } from './locked-client.ts';
import { ofClient, todayAtHome } from './read-client.ts';

interface NewRow<Fields extends DatedFields> {
  readonly clientId: number;
  readonly from: string;
  readonly value: Fields;
}

/** A new row from a day on, for a client that is locked. @throws Problem invalid-input on the start date */
export async function addFrom<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  { clientId, ...row }: NewRow<Fields>,
): Promise<number> {
  const outcome = await changeHistory(ctx.db, table, { ...row, owner: clientId, today: todayAtHome(ctx) });
  if ('id' in outcome && outcome.id !== null) return outcome.id;
  throw invalidInput({ effective_from: ['reason' in outcome ? refusalText(outcome) : heldInTheseDays] });
}

export function previewFrom<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  { clientId, ...row }: NewRow<Fields>,
): Promise<DatedPreviewAnswer> {
  const change = { ...row, owner: clientId, today: todayAtHome(ctx) };
  return ofClient(ctx, clientId, () => previewHistory(ctx.db, table, change, refusalText));
}

const heldInTheseDays = 'Another one held in these days. Start today or later: what was stays as it was.';

function refusalText(refusal: DatedRefusal): string {
  return refusal.reason === 'later'
    ? `Another one begins on ${refusal.from}. Choose a later start, or cancel that one.`
    : heldInTheseDays;
}

/** Cancels a row that has not begun. @throws Problem not-found, or conflict for a row that has begun */
export async function cancelRow<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  found: OwnedValue<Fields>,
): Promise<void> {
  await lockedClient(ctx, { id: found.owner });
  const today = todayAtHome(ctx);
  if (found.from <= today) {
    throw new Problem(
      'conflict',
      'It is in force, or was: what was stays as it was. Add a new one from a day on instead.',
    );
  }
  const cancelled = await cancelChange(ctx.db, table, { owner: found.owner, from: found.from, today });
  if (!cancelled) throw notFound('entry');
}

/** Writes the activity log and announces the change. */
export async function concludeClientChange(
  ctx: Ctx,
  change: {
    readonly event: string;
    readonly clientId: number;
  } & Pick<AuditEntry, 'before' | 'after' | 'version' | 'part'>,
): Promise<void> {
  const { clientId, ...entry } = change;
  await ctx.audit({ ...entry, subject: { kind: 'client', id: String(clientId) }, clientId });
  await ctx.announce(clientChanged, { clientId });
}
