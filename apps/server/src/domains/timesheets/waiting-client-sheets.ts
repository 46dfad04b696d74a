import type { ClientSheetRow } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import type { ReadingContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { approvingClient } from '../approvals/index.ts';
import { clientSheetsById } from './client-sheets.repository.ts';
import { presenterOf } from './read-client-timesheets.ts';

/** Of timesheets that wait for the viewer, those with days for the viewer's company, as its approvers see them. */
export async function waitingClientSheets(ctx: ReadingContext, ids: readonly number[]): Promise<ClientSheetRow[]> {
  const clientId = ids.length === 0 ? null : await approvingClient(ctx);
  if (clientId === null) return [];
  // Row security hides timesheets from clients, because the totals include the days of other clients.
  const sheets = await withoutRowSecurity(ctx.db, () => clientSheetsById(ctx.db, clientId, ids));
  return sheets.map(await presenterOf(ctx, sheets, new Set(ids)));
}
