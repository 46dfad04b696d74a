import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { changesPay, mayExempt, maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { conditionalErrors } from '@muster/contract/domains/employees/employees.rules.ts';
import {
  type ImportedEmployeeInput,
  importedEmployeeBody,
  updateEmployeeBody,
} from '@muster/contract/domains/employees/employees.schemas.ts';
import { guardedPartsOf } from '@muster/contract/domains/employees/pay-parts.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import {
  accountErrors,
  changedPay,
  changeEmployee,
  employeeChanges,
  type FormerHolder,
  type IdentifyingFields,
  type ImportContext,
  needsSecondPerson,
  ownAddressErrors,
  ownEmail,
  ownRecordText,
  type StoredEmployee,
  takenFromDeleted,
  wasOwn,
} from '../../employees/index.ts';
import type { FileRow, RowChange, RowResult } from '../kind-work.ts';
import type { RowErrors } from '../row-errors.ts';
import type { HeldPolicy } from './employee-lookups.repository.ts';
import type { EmployeeLookups } from './employee-lookups.ts';
import { type EmployeeRowValues, employeeRowValues } from './employee-row-values.ts';
import type { NewPerson } from './new-people.ts';
import { checkPolicies } from './policy-check.ts';

export interface EmployeeFacts {
  readonly ctx: ImportContext;
  readonly row: FileRow;
  readonly errors: RowErrors;
  readonly lookups: EmployeeLookups;
  readonly today: string;
  /** Of identifiers and addresses, who had them before. */
  readonly holders: (fields: IdentifyingFields) => readonly FormerHolder[];
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** Null if the row has errors. */
export function checkNewEmployee(facts: EmployeeFacts): { readonly row: RowResult; readonly person: NewPerson | null } {
  const values = employeeRowValues(facts.row, facts.lookups, facts.errors);
  const clientId = values.given.client_id;
  if (typeof clientId === 'number') assertOpenClient(facts, clientId);
  const shift = shiftFor(facts, values, typeof clientId === 'number' ? clientId : null);
  const body = parsed(facts, importedEmployeeBody, { ...values.given, shift_id: shift }, 'create');
  const policies = typeof clientId === 'number' ? checkPolicies({ ...facts, clientId, held: [], isNew: true }) : [];
  if (body?.is_infraction_exempted && !mayExempt(facts.ctx.viewer, null))
    facts.errors.add('is_infraction_exempted', 'You may not change the exemption from infractions.');
  const title = titleOf(values.given);
  const former = body === null ? [] : checkFormer(facts, body);
  if (body === null || facts.errors.messages.length > 0) return { row: rejected(facts, title), person: null };
  const row = { number: facts.row.number, outcome: 'create', title, changes: [], messages: [] } as const;
  const changesPay = former.length > 0 && changedPay(body, former).length > 0;
  return { row: { ...row, ...(changesPay && { changesPay }) }, person: { body, policies, former } };
}

/** Earlier records of a new person, whose pay is then a change of pay. */
function checkFormer({ ctx, errors, holders }: EmployeeFacts, body: ImportedEmployeeInput): readonly FormerHolder[] {
  const own = ownEmail(ctx.viewer, body);
  if (own !== null) errors.add(own, ownRecordText);
  const former = holders(body);
  if (wasOwn(ctx.viewer, former, holders)) errors.add('third_party_employee_id', ownRecordText);
  const parts = guardedPartsOf(changedPay(body, former)).filter((part) => ctx.secondPersonFor.includes(part));
  if (former.length > 0 && parts.length > 0)
    errors.add('third_party_employee_id', secondPersonText(parts, 'Add the employee with the form instead.'));
  return former;
}

const secondPersonText = (parts: readonly string[], remedy: string) => {
  const what = parts.map((part) => part.replace('_', ' ')).join(', ');
  return `A second person has to approve this change (${what}). ${remedy}`;
};

export function checkStoredEmployee(
  facts: EmployeeFacts,
  stored: StoredEmployee,
  held: readonly HeldPolicy[],
): RowResult {
  const { record } = stored;
  const values = employeeRowValues(facts.row, facts.lookups, facts.errors);
  const clientId = typeof values.given.client_id === 'number' ? values.given.client_id : record.client_id;
  if (clientId !== record.client_id) assertOpenClient(facts, clientId);
  const isSameShift = facts.lookups.shift(record.shift_id)?.kind === values.shiftKind;
  const shift = values.shiftKind === null || isSameShift ? undefined : shiftFor(facts, values, clientId);
  const request = { ...keptOf(record), ...values.given, ...(shift !== undefined && { shift_id: shift }) };
  const body = parsed(facts, updateEmployeeBody, request, 'update');
  const policies = checkPolicies({ ...facts, clientId, held, isNew: false });
  const title = titleOf({ ...record, ...values.given });
  if (body === null || facts.errors.messages.length > 0) return rejected(facts, title);
  const changes = employeeChanges(facts.ctx.cipher, body, stored);
  const taken = facts.ctx.secondPersonFor.length === 0 ? {} : takenFromDeleted(facts.holders, changes);
  const refused = {
    ...accountErrors(facts.ctx, changes, stored),
    ...ownAddressErrors(facts.ctx, changes, stored),
    ...taken,
  };
  for (const [field, [message]] of Object.entries(refused)) facts.errors.add(field, message ?? say.invalid(field));
  if (facts.errors.messages.length > 0) return rejected(facts, title);
  if ('is_infraction_exempted' in changes.after && !mayExempt(facts.ctx.viewer, record.id)) {
    facts.errors.add('is_infraction_exempted', 'You may not change the exemption from infractions.');
    return rejected(facts, title);
  }
  const isPay = changesPay(Object.keys(changes.after));
  if (isPay && isOwnRecord(facts.ctx.viewer, record.id)) {
    facts.errors.add('third_party_employee_id', "You can't change your own bank details or pay.");
    return rejected(facts, title);
  }
  const parts = guardedPartsOf(Object.keys(changes.after));
  if (needsSecondPerson(facts.ctx, record.id, parts)) {
    facts.errors.add(
      'third_party_employee_id',
      secondPersonText(parts, 'Make it on the record of the employee instead.'),
    );
    return rejected(facts, title);
  }
  const begun = policies.map(({ kind, policyId, from }) => ({
    column: `${kind.replace('_points', '')} policy`,
    before: '',
    after: `${facts.lookups.lists.policies.find((policy) => policy.kind === kind && policy.id === policyId)?.name ?? ''} from ${dayText(from)}`,
  }));
  const shown = [...changesShown(changes, facts.lookups), ...begun];
  const row = { number: facts.row.number, title, changes: shown, messages: [] };
  if (shown.length === 0) return { ...row, outcome: 'unchanged' };
  const write = () => changeEmployee(facts.ctx, { body, stored, changes, policies }, facts.today);
  return {
    ...row,
    subjectId: record.id,
    outcome: 'update',
    changesPay: isPay,
    basis: JSON.stringify([
      record.id,
      record.version,
      held.map(({ policy_id, from, until }) => [policy_id, from, until]),
    ]),
    write,
  };
}

function parsed<T extends object>(
  { ctx, errors }: EmployeeFacts,
  schema: Schema<T>,
  request: object,
  mode: 'create' | 'update',
): T | null {
  const result = schema.safeParse(request);
  if (!result.success) {
    for (const { path, message } of result.error.issues) {
      const field = String(path[0]);
      // Without a client no shift is looked up: the client is the error.
      if (field === 'shift_id' && errors.has('client_id')) continue;
      errors.add(field, message);
    }
    return null;
  }
  const conditional = conditionalErrors(result.data, { mode, sensitiveVisible: maySeeSensitive(ctx.viewer) });
  for (const [field, [message]] of Object.entries(conditional)) errors.add(field, message ?? say.invalid(field));
  return result.data;
}

function assertOpenClient({ lookups, errors }: EmployeeFacts, clientId: number): void {
  if (lookups.lists.clients.find(({ id }) => id === clientId)?.is_open) return;
  errors.add('client_id', 'The client is invalid: choose an active client with a valid invoice configuration.');
}

function shiftFor({ lookups, errors }: EmployeeFacts, { shiftKind }: EmployeeRowValues, clientId: number | null) {
  if (shiftKind === null || clientId === null) return undefined;
  const shift = lookups.shiftOf(clientId, shiftKind);
  if (!shift) errors.add('shift_id', `There is no ${shiftKind} that people of this client may work.`);
  return shift?.id;
}

/** Stored values that the call requires. */
function keptOf({ id, file_201_complete: _, ...record }: StoredEmployee['record']) {
  return {
    id,
    name: record.name,
    third_party_employee_id: record.third_party_employee_id,
    timezone_id: record.timezone_id,
    position: record.position,
    work_email: record.work_email,
    office_id: record.office_id,
    primary_work_location: record.primary_work_location,
    secondary_work_location: record.secondary_work_location,
    start_date: record.start_date,
    orientation_date: record.orientation_date,
    payment_method: record.payment_method,
  };
}

function rejected({ row, errors }: EmployeeFacts, title: string): RowResult {
  return { number: row.number, outcome: 'error', title, changes: [], messages: errors.messages };
}

function titleOf({ name, third_party_employee_id: number }: Readonly<Record<string, unknown>>): string {
  return [name, number === undefined ? undefined : `(${number})`].filter((part) => part !== undefined).join(' ');
}

function changesShown(changes: ReturnType<typeof employeeChanges>, lookups: EmployeeLookups): RowChange[] {
  return Object.entries(changes.after).map(([field, after]) => ({
    column:
      employeeLabels[(field === 'file_201_complete' ? '201_complete' : field) as keyof typeof employeeLabels] ?? field,
    before: lookups.shown(field, changes.before[field]),
    after: lookups.shown(field, after),
  }));
}
