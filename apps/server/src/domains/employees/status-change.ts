import { invalidInput, Problem } from '@muster/contract';
import {
  latestLastDay,
  movesFrom,
  refusedMoveText,
  type StatusMove,
} from '@muster/contract/domains/employees/employee-status.rules.ts';
import { statusLabels } from '@muster/contract/domains/employees/employee-status.schemas.ts';
import { inSentence } from '@muster/contract/validation-messages.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { refreshList } from './employee-list.repository.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';

/** @throws Problem conflict (409) where the employee's status does not allow the move (any more). */
export function assertMove(record: EmployeeRecord, move: StatusMove): void {
  const facts = { status: record.status_group, rehire: record.employment_periods[0]?.rehire ?? null };
  if (!movesFrom(facts).includes(move)) throw new Problem('conflict', refusedMoveText(facts, move));
}

/** A change starts on a day of the open employment period, today at the latest unless the period begins later. */
export function assertWithinOpenPeriod(record: EmployeeRecord, day: string, today: string): void {
  assertFromStart(record, day);
  if (day > firstDayToAct(record, today))
    throw invalidInput({ effective_date: [`The ${label} must not be after today.`] });
}

/** A last day is at most a year ahead. One before the last shift is worked is not in the future. */
export function assertLastDay(record: EmployeeRecord, { day, immediately }: LastDayRequest, today: string): void {
  assertFromStart(record, day);
  const latest = latestLastDay(firstDayToAct(record, today));
  if (day > latest)
    throw invalidInput({ effective_date: [`The ${label} must not be after ${latest}, a year from now.`] });
  if (immediately && day > firstDayToAct(record, today)) {
    throw invalidInput({ immediately: ['An employment can end now only if its last day is not after today.'] });
  }
}

interface LastDayRequest {
  readonly day: string;
  readonly immediately: boolean;
}

/** Today, or the first day of a period that begins later. */
export function firstDayToAct(record: EmployeeRecord, today: string): string {
  const start = startOf(record);
  return start > today ? start : today;
}

function assertFromStart(record: EmployeeRecord, day: string): void {
  const start = startOf(record);
  if (day < start)
    throw invalidInput({ effective_date: [`The ${label} must not be before the start date, ${start}.`] });
}

const label = inSentence(statusLabels.effective_date);

const startOf = (record: EmployeeRecord) => record.employment_periods[0]?.start_date ?? record.start_date;

export interface StatusChange {
  readonly event: string;
  readonly record: Pick<EmployeeRecord, 'id' | 'client_id' | 'version'>;
  readonly today: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly details?: Readonly<Record<string, string | null>>;
}

/** Ends every change of status: refreshes the list and writes the activity log. Returns the new version. */
export async function concludeChange(
  ctx: Pick<BaseContext, 'db' | 'audit'>,
  change: StatusChange,
): Promise<{ id: number; version: number }> {
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
    ...(change.details && { details: change.details }),
  });
  return { id, version };
}
