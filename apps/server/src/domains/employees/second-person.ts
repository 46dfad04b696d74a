import { Problem } from '@muster/contract';
import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import type { GuardedPayPart } from '@muster/contract/domains/employees/pay-parts.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { openApprovals } from '../approvals/index.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { payChangeChanged } from './employees.events.ts';
import { notifyPayDeciders } from './notices-of-pay.ts';
import { insertPayChange } from './pay-change.repository.ts';
import { amountFieldLabels, type PayChangeContent, sealContent } from './requested-pay.ts';

/** Nobody changes their own pay alone; for other people the setting names the parts. */
export function needsSecondPerson(
  { viewer, secondPersonFor }: Pick<Ctx, 'viewer' | 'secondPersonFor'>,
  employeeId: number,
  parts: readonly GuardedPayPart[],
): boolean {
  return parts.length > 0 && (isOwnRecord(viewer, employeeId) || parts.some((part) => secondPersonFor.includes(part)));
}

/** @throws Problem forbidden, or confirm-identity (403) where no password or code was given within the last ten minutes. */
export function assertMayChangePay({ session, clock, viewer }: Ctx): void {
  if (!maySeeSensitive(viewer)) throw new Problem('forbidden', 'You may not change how this employee is paid.');
  if (viewer.impersonator !== null)
    throw new Problem('forbidden', 'Bank details and pay cannot be changed while you act as another user.');
  if (isFactorFresh(session.factorAt, clock.now())) return;
  throw new Problem('confirm-identity', 'Confirm your password to change bank details or pay.');
}

/** A cancelled amount is not requested but refused: another amount from the same day can be. @throws Problem forbidden */
export function assertMayCancelPay(ctx: Ctx, employeeId: number): void {
  if (!needsSecondPerson(ctx, employeeId, ['cost'])) return;
  throw new Problem(
    'forbidden',
    isOwnRecord(ctx.viewer, employeeId)
      ? "You can't cancel your own planned amounts. Ask someone else to do it."
      : 'Changes of costs need a second person. Add the amount that applies from this day instead.',
  );
}

/**
 * Stores a change until a second person approves it. The caller holds the employee and has checked the right and the factor.
 * @throws Problem conflict if a change of the same part waits already
 */
export async function requestPayChange(
  ctx: Ctx,
  employee: Pick<EmployeeRecord, 'id' | 'name' | 'client_id'>,
  content: PayChangeContent,
): Promise<{ id: number; fields: string[] }> {
  const uuid = ctx.random.uuid();
  const fields = content.part === 'record' ? Object.keys(content.after) : [content.part];
  const { userId } = ctx.viewer;
  const id = await insertPayChange(ctx.db, {
    ...{ uuid, employeeId: employee.id, userId, part: content.part, fields },
    sealed: sealContent(ctx.cipher, uuid, content),
    now: ctx.clock.now().toString(),
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'pay_change_one_waiting') throw error;
    throw new Problem(
      'conflict',
      'A change of this waits for approval already. Withdraw it first, or wait for the decision.',
    );
  });
  const subject = {
    ...{ subjectId: id, version: 1, requesterUserId: userId, employeeId: employee.id, clientId: employee.client_id },
    facts: { own_record: isOwnRecord(ctx.viewer, employee.id) },
  };
  const [opened] = await openApprovals(ctx, payChangeApproval, [subject]);
  await ctx.audit({
    event: 'employees.request-pay-change',
    subject: { kind: 'employee', id: String(employee.id) },
    clientId: employee.client_id,
    after: { pay_change: id, fields: fields.join(', ') },
  });
  await ctx.announce(payChangeChanged, { employeeId: employee.id, clientId: employee.client_id });
  const deciders = (opened?.waiting ?? []).map((one) => ({ ...one, userId: one.user_id }));
  await notifyPayDeciders(ctx, { id, employeeId: employee.id }, deciders);
  return { id, fields: fieldLabels(fields) };
}

/** As the screens show them. */
export function fieldLabels(fields: readonly string[]): string[] {
  const labels: Readonly<Record<string, string>> = { ...employeeLabels, ...amountFieldLabels };
  return fields.map((field) => labels[field] ?? field);
}
