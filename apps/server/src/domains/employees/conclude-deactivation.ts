import type { BaseContext } from '../../platform/context/context.ts';
import { disableAccountOfEmployee } from '../accounts/index.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { employeeDeactivated } from './employees.events.ts';
import { concludeChange, type StatusChange } from './status-change.ts';

interface Deactivated extends Omit<StatusChange, 'event' | 'before'> {
  readonly record: EmployeeRecord;
}

/** Ends every deactivation: disables the account, writes the activity log and announces it. Returns the new version. */
export async function concludeDeactivation(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'audit' | 'announce'>,
  { record, ...change }: Deactivated,
): Promise<{ id: number; version: number }> {
  await disableAccountOfEmployee(ctx, record.id);
  const before = { status: record.status_group };
  const answer = await concludeChange(ctx, { event: 'employees.deactivate', record, before, ...change });
  await ctx.announce(employeeDeactivated, { employeeId: record.id, clientId: record.client_id });
  return answer;
}
