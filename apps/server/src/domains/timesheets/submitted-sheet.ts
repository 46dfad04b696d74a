import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { openApprovals } from '../approvals/index.ts';
import { clientsOfSheet } from './client-sheets.repository.ts';
import type { SheetRow } from './timesheet-list.repository.ts';

/** Opens the approval of a timesheet that was just submitted, about the version that the submission makes. */
export async function openSheetApproval(ctx: Ctx, sheet: SheetRow): Promise<void> {
  const clients = await withoutRowSecurity(ctx.db, () => clientsOfSheet(ctx.db, sheet.id));
  const current = clients.find(({ client_id }) => client_id === sheet.client_id);
  const former = clients.find(({ client_id }) => client_id !== sheet.client_id);
  const facts = {
    worked_hours: sheet.worked_minutes / 60,
    overtime_hours: sheet.overtime_minutes / 60,
    absent_days: sheet.absent_days,
    client_approval: current?.approves_hours ?? false,
    former_client_approval: former?.approves_hours ?? false,
  };
  const subject = {
    subjectId: sheet.id,
    version: sheet.version + 1,
    requesterUserId: ctx.viewer.userId,
    employeeId: sheet.employee_id,
    clientId: sheet.client_id,
    formerClientId: former?.client_id ?? null,
    facts,
  };
  await openApprovals(ctx, timesheetApproval, [subject]);
}
