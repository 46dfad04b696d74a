import { invalidInput, Problem } from '@muster/contract';
import {
  movesFrom,
  refusedMoveText,
  type StatusMove,
} from '@muster/contract/domains/employees/employee-status.rules.ts';
import { statusLabels } from '@muster/contract/domains/employees/employee-status.schemas.ts';
import { inSentence } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { refreshList } from './employee-list.repository.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';

/** @throws Problem conflict (409) where the employee's status does not allow the move (any more). */
export function assertMove(record: EmployeeRecord, move: StatusMove): void {
  const facts = { status: record.status_group, rehire: record.employment_periods[0]?.rehire ?? null };
  if (!movesFrom(facts).includes(move)) throw new Problem('conflict', refusedMoveText(facts, move));
}

/** A change starts on a day of the open employment period, today at the latest unless the period begins later. */
export function assertWithinOpenPeriod(record: EmployeeRecord, day: string, today: string): void {
  const start = record.employment_periods[0]?.start_date ?? record.start_date;
  const label = inSentence(statusLabels.effective_date);
  if (day < start)
    throw invalidInput({ effective_date: [`The ${label} must not be before the start date, ${start}.`] });
  const latest = start > today ? start : today;
  if (day > latest) throw invalidInput({ effective_date: [`The ${label} must not be after today.`] });
}

export interface StatusChange {
  readonly event: string;
  readonly record: EmployeeRecord;
  readonly today: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Ends every change of status: refreshes the list and writes the activity log. Returns the new version. */
export async function concludeChange(ctx: Ctx, change: StatusChange): Promise<{ id: number; version: number }> {
  const { id, client_id } = change.record;
  const version = change.record.version + 1;
  await refreshList(ctx.db, [id], change.today);
  await ctx.audit({
    event: change.event,
    subject: { kind: 'employee', id: String(id) },
    clientId: client_id,
    before: change.before,
    after: change.after,
    version,
  });
  return { id, version };
}
