import { Problem } from '@muster/contract';
import { lastDayOf } from '@muster/contract/dated/dated-row.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { changeHistory } from '../../platform/dated/change-history.ts';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { accountErrors } from './account-errors.ts';
import { employeeAmounts } from './employee-amount.repository.ts';
import type { EmployeeChanges } from './employee-changes.ts';
import { refreshList } from './employee-list.repository.ts';
import type { StoredEmployee } from './employee-record.repository.ts';
import { updateColumns, writeSensitive } from './employee-write.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { notifyOfPay } from './notify-of-pay.ts';
import type { StoredPayChange } from './pay-change.repository.ts';
import {
  type AmountContent,
  isUnchanged,
  openContent,
  type RecordContent,
  storedAmounts,
  storedValues,
} from './requested-pay.ts';
import { type SensitiveChange, sealSensitive } from './sensitive-record.ts';

/** Applies exactly what was requested. @throws Problem conflict if the record says something else since */
export async function applyPayChange(ctx: Ctx, change: StoredPayChange): Promise<void> {
  const today = todayAtHome(ctx);
  const stored = await lockedEmployee(ctx, { id: change.employee_id }, today);
  const content = openContent(ctx.cipher, change.uuid, change.sealed);
  if (content.part === 'record') await applyFields(ctx, { change, stored, content });
  else await applyAmount(ctx, { change, content, today });
  const { id, client_id: clientId } = stored.record;
  await refreshList(ctx.db, [id], today);
  await ctx.announce(employeeUpdated, { employeeId: id, clientId });
}

async function applyFields(
  ctx: Ctx,
  {
    change,
    stored,
    content,
  }: { change: StoredPayChange; content: RecordContent; stored: StoredEmployee & { readonly version: number } },
): Promise<void> {
  const { id, client_id: clientId } = stored.record;
  const fields = Object.keys(content.after);
  if (!isUnchanged(content.before, storedValues(ctx.cipher, stored, fields))) throw outdated();
  const { payment_method: method, ...others } = content.after;
  const columns: EmployeeChanges['columns'] =
    method === 'Cash' || method === 'Bank Account' ? { payment_method: method } : {};
  const sensitive = others as SensitiveChange;
  // The number may have been removed since, or the requester may not have seen that there is none.
  if (Object.keys(accountErrors(ctx, { columns, sensitive }, stored)).length > 0) {
    throw new Problem(
      'conflict',
      'The employee would be paid to a bank account without a number. Reject the change, and request it with the number.',
    );
  }
  await updateColumns(ctx.db, id, columns);
  await writeSensitive(ctx.db, id, sealSensitive(ctx.cipher, stored.uuid, sensitive));
  const shown = (values: typeof content.after) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, field === 'payment_method' ? value : '[hidden]']),
    );
  await ctx.audit({
    event: 'employees.update',
    subject: { kind: 'employee', id: String(id) },
    clientId,
    before: shown(content.before),
    after: shown(content.after),
    version: stored.version + 1,
    details: { pay_change: change.id, requested_by: change.requested_by },
  });
  await notifyOfPay(ctx, stored.record, fields);
}

async function applyAmount(
  ctx: Ctx,
  { change, content, today }: { change: StoredPayChange; content: AmountContent; today: string },
): Promise<void> {
  const table = employeeAmounts[content.part];
  const owner = change.employee_id;
  if (!isUnchanged(content.before, storedAmounts(await readHistory(ctx.db, table, owner)))) throw outdated();
  const { from, until, cents, currencyId } = content.after;
  const value = {
    amount_cents: cents,
    currency_id: currencyId,
    source: 'form' as const,
    created_by_user_id: change.requested_by_user_id,
  };
  const outcome = await changeHistory(ctx.db, table, { owner, from, until, value, today });
  if (!('id' in outcome)) throw outdated();
  await ctx.audit({
    event: 'employees.add-amount',
    subject: { kind: 'employee', id: String(owner) },
    clientId: change.client_id,
    after: {
      kind: content.part,
      effective_from: from,
      effective_to: lastDayOf(content.after),
      amount: '[hidden]',
    },
    details: { pay_change: change.id, requested_by: change.requested_by },
  });
}

function outdated(): Problem {
  return new Problem(
    'conflict',
    'The record changed after this was requested. Reject the change; it can be requested again if it is still needed.',
  );
}
