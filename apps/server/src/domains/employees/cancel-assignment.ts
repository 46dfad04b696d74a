import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { cancelShift } from '../shifts/index.ts';
import { announceMoved } from './announce-moved.ts';
import { assertAssignmentReached } from './assignment-reach.ts';
import { refreshList } from './employee-list.repository.ts';
import { updateColumns } from './employee-write.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { cancelMove } from './move-assignment.ts';

type Cancel = (typeof employeeHistoryCalls)['cancelAssignment'];

/** Cancels a client, position or shift planned for a later day. @throws Problem conflict for one that has begun */
export async function cancelAssignment(ctx: Ctx, { body }: CallInput<Cancel>): Promise<CallAnswer<Cancel>> {
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, body, today);
  if (body.effective_date <= today) {
    throw new Problem(
      'conflict',
      'This is already active and stays in the history. Change it from a later day instead.',
    );
  }
  await assertAssignmentReached(ctx, { employeeId: body.id, from: body.effective_date });
  const plan = { employeeId: body.id, from: body.effective_date };
  const before =
    body.kind === 'shift'
      ? await cancelShift(ctx, { ...plan, field: 'effective_date' })
      : named(body.kind, await cancelMove(ctx.db, { ...plan, kind: body.kind, today }));
  if (before === null) throw notFound('planned change');
  await updateColumns(ctx.db, body.id, {});
  await refreshList(ctx.db, [body.id], today);
  const version = record.version + 1;
  await ctx.audit({
    event: 'employees.withdraw-plan',
    subject: { kind: 'employee', id: String(body.id) },
    clientId: record.client_id,
    before,
    version,
    details: { effective_from: body.effective_date },
  });
  await ctx.announce(employeeUpdated, { employeeId: body.id, clientId: record.client_id });
  await announceMoved(ctx, { kind: body.kind, employeeId: body.id, from: body.effective_date });
  return { id: body.id, version };
}

const fields = { client: 'client_id', position: 'position' } as const;

const named = (kind: keyof typeof fields, value: unknown) => (value === null ? null : { [fields[kind]]: value });
