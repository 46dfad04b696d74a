import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import type { DatedPreviewAnswer } from '@muster/contract/dated/dated-answers.ts';
import type { DatedRefusal } from '@muster/contract/dated/plan-change.ts';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import { isSeparated } from '@muster/contract/states.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { moveShift, previewShift, shiftsEndedBy } from '../shifts/index.ts';
import { announceMoved } from './announce-moved.ts';
import { assertAssignmentReached, reachProblem } from './assignment-reach.ts';
import { refreshList } from './employee-list.repository.ts';
import { assertReferences } from './employee-problems.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { findReferenceProblems } from './employee-references.repository.ts';
import { updateColumns } from './employee-write.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { moveAssignment, previewMove } from './move-assignment.ts';
import { assertReachable } from './reachable-employee.ts';
import { storedReferences } from './stored-references.ts';

type Change = (typeof employeeHistoryCalls)['changeAssignment'];
type Preview = (typeof employeeHistoryCalls)['previewAssignment'];
type Body = CallInput<Change>['body'];

/** Changes the client, position or shift from a day on. A planned change takes effect on its day without further work. */
export async function changeAssignment(ctx: Ctx, { body }: CallInput<Change>): Promise<CallAnswer<Change>> {
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, body, today);
  await assertAssignmentReached(ctx, { employeeId: body.id, from: body.effective_date });
  assertEmployed(record, body.effective_date);
  assertReferences(await findReferenceProblems(ctx.db, { ...referencesOf(body, record), scope: scopeOf(ctx.viewer) }));
  const { field, value } = wanted(body);
  const refusal = await moved(ctx, body, today);
  if (refusal) throw refused(refusal);
  const isInForce = body.effective_date <= today;
  await updateColumns(ctx.db, body.id, isInForce && body.kind !== 'shift' ? { [field]: value } : {});
  await refreshList(ctx.db, [body.id], today);
  const version = record.version + 1;
  const clientId = body.kind === 'client' && isInForce ? body.client_id : record.client_id;
  await ctx.audit({
    event: 'employees.change-assignment',
    subject: { kind: 'employee', id: String(body.id) },
    clientId,
    before: { [field]: record[field] },
    after: { [field]: value },
    version,
    details: { effective_from: body.effective_date },
  });
  await ctx.announce(employeeUpdated, { employeeId: body.id, clientId });
  await announceMoved(ctx, { kind: body.kind, employeeId: body.id, from: body.effective_date });
  return { id: body.id, version };
}

function moved(ctx: Ctx, body: Body, today: string): Promise<DatedRefusal | null> {
  const move = { employeeId: body.id, from: body.effective_date, today, userId: ctx.viewer.userId };
  if (body.kind === 'shift') return moveShift(ctx, { ...move, shiftId: body.shift_id, field: 'effective_date' });
  if (body.kind === 'position') return moveAssignment(ctx.db, { ...move, kind: 'position', value: body.position });
  return movedClient(ctx, move, body);
}

/** With the shift at the new client, if it was chosen. */
async function movedClient(
  ctx: Ctx,
  move: { employeeId: number; from: string; today: string; userId: number },
  { client_id, shift_id: shiftId }: Extract<Body, { kind: 'client' }>,
): Promise<DatedRefusal | null> {
  const refusal = await moveAssignment(ctx.db, { ...move, kind: 'client', value: client_id });
  if (refusal !== null || shiftId === null || shiftId === undefined) return refusal;
  return moveShift(ctx, { ...move, shiftId, field: 'shift_id' });
}

function wanted(body: Body) {
  if (body.kind === 'client') return { field: 'client_id', value: body.client_id } as const;
  if (body.kind === 'shift') return { field: 'shift_id', value: body.shift_id } as const;
  return { field: 'position', value: body.position } as const;
}

/** @throws Problem conflict (409) for a former employee; invalid-input for a day outside the employment period. */
function assertEmployed(record: EmployeeRecord, day: string): void {
  if (isSeparated(record.status_group)) {
    throw new Problem(
      'conflict',
      'This employee has left. Rehire them first; then set client, position and shift again.',
    );
  }
  if (day < record.start_date) {
    throw invalidInput({
      effective_date: [`The effective date must not be before the start date, ${record.start_date}.`],
    });
  }
  const lastDay = record.planned_ending?.last_day;
  if (lastDay !== undefined && day > lastDay) {
    throw invalidInput({ effective_date: [`The employment ends on ${lastDay}: choose a day until then.`] });
  }
}

export async function previewAssignment(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  await assertReachable(ctx, body.id);
  const problem = await reachProblem(ctx, { employeeId: body.id, from: body.effective_date });
  if (problem !== null) return { problem, rows: [], changes: [], ended_shifts: [] };
  const preview = await previewOf(ctx, body);
  const [change] = preview.changes;
  const isMoved = body.kind === 'client' && preview.problem === null && change !== undefined;
  const ended = isMoved
    ? await shiftsEndedBy(ctx.db, { employeeId: body.id, clientId: body.client_id, from: change.from, to: change.to })
    : [];
  return { ...preview, ended_shifts: ended };
}

function previewOf(ctx: Ctx, body: Body): Promise<DatedPreviewAnswer> {
  const today = todayAtHome(ctx);
  const move = { employeeId: body.id, from: body.effective_date, today, userId: ctx.viewer.userId };
  if (body.kind === 'shift') return previewShift(ctx, { ...move, shiftId: body.shift_id }, textOf);
  return body.kind === 'client'
    ? previewMove(ctx.db, { ...move, kind: 'client', value: body.client_id }, textOf)
    : previewMove(ctx.db, { ...move, kind: 'position', value: body.position }, textOf);
}

const refused = (refusal: DatedRefusal) => invalidInput({ effective_date: [textOf(refusal)] });

function textOf(refusal: DatedRefusal): string {
  return refusal.reason === 'history'
    ? `The value that is valid since ${refusal.since} stays in the history. Choose a later day.`
    : 'This value is already valid on that day. Choose another value or another day.';
}

/** The client must take people on the day of the change. */
const referencesOf = (body: Body, record: EmployeeRecord) => ({
  ...storedReferences(record, {
    clientId: body.kind === 'client' ? body.client_id : null,
    shiftId: body.kind === 'position' ? null : (body.shift_id ?? null),
  }),
  today: body.effective_date,
});
