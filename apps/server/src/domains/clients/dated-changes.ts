import type { DatedPreviewAnswer } from '@muster/contract/dated/dated-answers.ts';
import type { DatedFields } from '@muster/contract/dated/dated-history.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { OwnedValue } from '../../platform/dated/dated.repository.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';
import { cancelPlanned, type NewValue, previewFrom } from '../../platform/records/dated-line.ts';
import { clientChanged } from './clients.events.ts';
import { lockedClient } from './locked-client.ts';
import { ofClient } from './read-client.ts';

/** What a change would do. @throws Problem not-found, the same for a foreign client and a missing one */
export function previewOfClient<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  row: NewValue<Fields>,
): Promise<DatedPreviewAnswer> {
  return ofClient(ctx, row.owner, () => previewFrom(ctx, table, row));
}

/** Cancels a row that has not begun. @throws Problem not-found, or conflict for a row that has begun */
export async function cancelRow<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  found: OwnedValue<Fields>,
): Promise<void> {
  await lockedClient(ctx, { id: found.owner });
  await cancelPlanned(ctx, table, found);
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
