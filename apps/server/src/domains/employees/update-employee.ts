import { type CallAnswer, type CallInput, type FieldErrors, invalidInput } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import {
  changesPay,
  mayExempt,
  maySeeSensitive,
  refusedSensitiveFields,
} from '@muster/contract/domains/employees/employees.policy.ts';
import { conditionalErrors } from '@muster/contract/domains/employees/employees.rules.ts';
import type { UpdateEmployeeInput } from '@muster/contract/domains/employees/employees.schemas.ts';
import { guardedPartsOf } from '@muster/contract/domains/employees/pay-parts.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { accountErrors, ownAddressErrors } from './account-errors.ts';
import { assertNotOfDeleted } from './added-again.ts';
import { assertAssignmentReached } from './assignment-reach.ts';
import { type ChangedEmployee, employeeChanges, storeChanges } from './employee-changes.ts';
import { refreshList } from './employee-list.repository.ts';
import { assertNoRefusedFields, assertReferences, refusedExemption } from './employee-problems.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { findReferenceProblems } from './employee-references.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { notifyOfPay } from './notify-of-pay.ts';
import { partedChanges, storedValues } from './requested-pay.ts';
import { assertMayChangePay, needsSecondPerson, requestPayChange } from './second-person.ts';
import { assertCostUnchanged } from './unchanged-cost.ts';

type Update = (typeof employeesCalls)['update'];

/**
 * Updates the fields of the request and keeps all others. Pay that needs a second person waits for one. An outdated version is refused with who
 * changed what.
 */
export async function updateEmployee(ctx: Ctx, { body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  assertNoRefusedFields(refusedSensitiveFields(body, ctx.viewer));
  assertConditionalRules(ctx, body);
  const today = todayAtHome(ctx);
  const stored = await lockedEmployee(ctx, body, today);
  await assertCostUnchanged(ctx, body, today);
  const changes = employeeChanges(ctx.cipher, body, stored);
  assertNoErrors({ ...accountErrors(ctx, changes, stored), ...ownAddressErrors(ctx, changes, stored) });
  assertReferences(
    await findReferenceProblems(ctx.db, {
      ...referencesOf(body, stored.record),
      mayLink: maySeeSensitive(ctx.viewer),
      today,
      scope: scopeOf(ctx.viewer),
    }),
  );
  await assertNotOfDeleted(ctx, changes);
  if (Object.keys(changes.after).length === 0) return { id: body.id, version: stored.record.version };
  if ('is_infraction_exempted' in changes.after && !mayExempt(ctx.viewer, body.id)) throw refusedExemption();
  if (['client_id', 'position', 'shift_id'].some((field) => field in changes.after))
    await assertAssignmentReached(ctx, { employeeId: body.id, from: today });
  const payFields = Object.keys(changes.after).filter((field) => changesPay([field]));
  if (payFields.length > 0) assertMayChangePay(ctx);
  if (!needsSecondPerson(ctx, body.id, guardedPartsOf(payFields)))
    return await store(ctx, { body, stored, changes, today });

  const { held, others } = partedChanges(changes, payFields);
  const { payment_method } = held.columns;
  const pay_change = await requestPayChange(ctx, stored.record, {
    part: 'record',
    before: storedValues(ctx.cipher, stored, payFields),
    after: { ...(payment_method !== undefined && { payment_method }), ...held.sensitive },
  });
  if (Object.keys(others.after).length === 0) return { id: body.id, version: stored.record.version, pay_change };
  return { ...(await store(ctx, { body, stored, changes: others, today })), pay_change };
}

async function store(ctx: Ctx, changed: ChangedEmployee): Promise<CallAnswer<Update>> {
  const { body, stored, changes, today } = changed;
  await storeChanges(ctx, changed);
  const version = stored.record.version + 1;
  await refreshList(ctx.db, [body.id], today);
  await ctx.audit({
    event: 'employees.update',
    subject: { kind: 'employee', id: String(body.id) },
    clientId: body.client_id ?? stored.record.client_id,
    before: changes.before,
    after: changes.after,
    version,
  });
  await notifyOfPay(ctx, stored.record, Object.keys(changes.after));
  await ctx.announce(employeeUpdated, { employeeId: body.id, clientId: body.client_id ?? stored.record.client_id });
  return { id: body.id, version };
}

function assertConditionalRules(ctx: Ctx, body: UpdateEmployeeInput): void {
  assertNoErrors(conditionalErrors(body, { mode: 'update', sensitiveVisible: maySeeSensitive(ctx.viewer) }));
}

function assertNoErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** An unchanged client or shift is not checked again: the client may have lost its invoice configuration since. */
function referencesOf(body: UpdateEmployeeInput, record: EmployeeRecord) {
  return {
    clientId: body.client_id === record.client_id ? null : (body.client_id ?? null),
    shiftId: body.shift_id === record.shift_id ? null : (body.shift_id ?? null),
    officeId: body.office_id,
    timezoneId: body.timezone_id,
    currencyId: null,
    thirdPartyEmployeeId: body.third_party_employee_id,
    workEmail: body.work_email,
    personalEmail: body.personal_email ?? null,
    exceptId: body.id,
  };
}
