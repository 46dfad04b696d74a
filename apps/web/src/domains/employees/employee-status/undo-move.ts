import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeStatusEndpoints } from '../../../platform/api/endpoints/employee-status.generated.ts';
import { endingPreviewQuery } from '../employees.queries.ts';
import type { SavedMove } from './status-call.ts';
import type { StatusValues } from './status-form.ts';
import type { StatusSubject } from './status-subject.ts';

/** Takes a saved move back. Refused (409) once anything else has changed the record. */
type UndoMove = (saved: SavedMove) => Promise<unknown>;

/**
 * How a move can be taken back exactly, asked before it is sent; null where it cannot. A move that undoes approved swaps
 * notifies colleagues, and an ended employment has closed the account and the assignments.
 */
export async function undoOf(queries: QueryClient, move: StatusMove, request: MoveRequest): Promise<UndoMove | null> {
  const { employee, values } = request;
  if (move === 'deactivate') return (await losesSwaps(queries, request)) ? null : (saved) => reactivate(saved, values);
  // A plan that replaces another one cannot bring the earlier one back.
  if (move !== 'separate' || values.immediately || employee.planned_ending !== null) return null;
  const preview = await previewOf(queries, employee.id, values.effective_date);
  return preview?.effective_at && preview.swaps.length === 0 ? cancelPlan : null;
}

interface MoveRequest {
  readonly employee: StatusSubject;
  readonly values: StatusValues;
}

async function losesSwaps(queries: QueryClient, { employee: { id }, values }: MoveRequest): Promise<boolean> {
  const preview = await previewOf(queries, id, addDays(values.effective_date, -1));
  return preview === null || preview.swaps.length > 0;
}

const previewOf = (queries: QueryClient, id: number, lastDay: string) =>
  queries.fetchQuery({ ...endingPreviewQuery(id, lastDay), retry: false }).catch(() => null);

const reactivate = ({ id, version }: SavedMove, { effective_date }: StatusValues) =>
  callApi(employeeStatusEndpoints.reactivate, { body: { id, version, effective_date, reason: undoReason } });

const cancelPlan = ({ id, version }: SavedMove) =>
  callApi(employeeStatusEndpoints.cancelEnding, { body: { id, version } });

export const undoneText = (move: StatusMove, name: string): string =>
  move === 'deactivate' ? `${name} is active again.` : `${name} stays employed: the planned last day was withdrawn.`;

/** What the status history shows. */
const undoReason = 'Deactivation undone';
