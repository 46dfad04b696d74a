import type { CallAnswer, CallInput } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import {
  mayExempt,
  maySeeSensitive,
  refusedSensitiveFields,
} from '@muster/contract/domains/employees/employees.policy.ts';
import type { CreateEmployeeInput } from '@muster/contract/domains/employees/employees.schemas.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { linkAccounts } from '../accounts/index.ts';
import { placeNewcomer } from '../shifts/index.ts';
import { changedPay, formerRecords, type HeldPay, heldPay, requestHeld } from './added-again.ts';
import { auditedFields } from './audited-fields.ts';
import { columnsFrom } from './employee-columns.ts';
import { refreshListOfNew } from './employee-list.repository.ts';
import { assertNoRefusedFields, assertReferences, refusedExemption, withUniqueErrors } from './employee-problems.ts';
import { findReferenceProblems } from './employee-references.repository.ts';
import { insertEmployee, type StoredEmployee } from './employee-write.repository.ts';
import { employeeCreated } from './employees.events.ts';
import { inheritAddresses } from './former-keys.ts';
import { notifyOfPay } from './notify-of-pay.ts';
import { sealSensitive, sensitivePart } from './sensitive-record.ts';

type Create = (typeof employeesCalls)['create'];

/** Adds an employee with the first employment period, client, shift and cost, all or nothing (sections 2.10, 5.1). */
export async function createEmployee(ctx: Ctx, { body }: Pick<CallInput<Create>, 'body'>): Promise<CallAnswer<Create>> {
  assertNoRefusedFields(refusedSensitiveFields(body, ctx.viewer));
  if (body.is_infraction_exempted && !mayExempt(ctx.viewer, null)) throw refusedExemption();
  const today = todayAtHome(ctx);
  assertReferences(
    await findReferenceProblems(ctx.db, {
      ...referencesOf(body),
      mayLink: maySeeSensitive(ctx.viewer),
      today,
      scope: scopeOf(ctx.viewer),
    }),
  );

  const former = await formerRecords(ctx, body);
  const held = heldPay(ctx, body, former);
  const { id, hasAccount } = await store(ctx, body, held);
  const mayBeLinked = hasAccount || scopeOf(ctx.viewer).kind !== 'staff';
  if (mayBeLinked && maySeeSensitive(ctx.viewer)) await linkAccounts(ctx, [id]);
  await placeNewcomer(ctx, { employeeId: id, shiftId: body.shift_id, from: body.start_date });
  await refreshListOfNew(ctx.db, id, today);
  await ctx.audit({
    event: 'employees.create',
    subject: { kind: 'employee', id: String(id) },
    clientId: body.client_id,
    after: auditedFields(body),
    version: 1,
    ...(former.length > 0 && { details: { added_before: former.map((one) => one.id).join(', ') } }),
  });
  await inheritAddresses(ctx, id, former);
  const pay_change = await requestHeld(ctx, { id, name: body.name, client_id: body.client_id }, body, held);
  const stored = changedPay(body, former).filter((field) => !held.fields.includes(field));
  if (former.length > 0) await notifyOfPay(ctx, { id, name: body.name, work_email: body.work_email }, stored);
  await ctx.announce(employeeCreated, { employeeId: id, clientId: body.client_id });
  return { id, version: 1, ...(pay_change && { pay_change }) };
}

function store(ctx: Ctx, body: CreateEmployeeInput, held: HeldPay): Promise<StoredEmployee> {
  const uuid = ctx.random.uuid();
  const sensitive = Object.entries(sensitivePart(body)).filter(([field]) => !held.fields.includes(field));
  const employee = {
    uuid,
    columns: { ...columnsFrom(body), payment_method: held.paymentMethod ?? body.payment_method },
    clientId: body.client_id,
    cost: held.cost ? null : firstCost(body),
    sensitive: sealSensitive(ctx.cipher, uuid, Object.fromEntries(sensitive)),
    actor: { userId: ctx.viewer.userId, name: ctx.viewer.name },
  };
  return withUniqueErrors(() => insertEmployee(ctx.db, employee));
}

const firstCost = (body: CreateEmployeeInput) => ({
  from: body.cost_effective_from,
  to: body.cost_effective_to ?? null,
  cents: body.cost_amount,
  currencyId: body.cost_currency_id,
});

function referencesOf(body: CreateEmployeeInput) {
  return {
    clientId: body.client_id,
    shiftId: body.shift_id,
    officeId: body.office_id,
    timezoneId: body.timezone_id,
    currencyId: body.cost_currency_id,
    thirdPartyEmployeeId: body.third_party_employee_id,
    workEmail: body.work_email,
    personalEmail: body.personal_email ?? null,
    exceptId: null,
  };
}
