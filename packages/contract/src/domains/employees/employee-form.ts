import { z } from 'zod';
import type { FieldErrors } from '../../problem.ts';
import {
  bankFields,
  costFields,
  type EmployeeField,
  employeeFormSections,
  sensitiveFields,
} from './employees.constants.ts';
import { bankAccountErrors, conditionalErrors, type EmployeeFormFacts } from './employees.rules.ts';
import {
  type CreateEmployeeRequest,
  createEmployeeShape,
  type UpdateEmployeeRequest,
  updateEmployeeShape,
} from './employees.schemas.ts';

/** The values of the form's inputs: texts are never null, an open choice is. */
export type EmployeeFormValues = Record<TextField, string> &
  Record<ChoiceField, number | null> &
  Record<FlagField, boolean> &
  Record<'basic_salary' | 'cost_amount', string | number>;

type ChoiceField = 'client_id' | 'timezone_id' | 'office_id' | 'shift_id' | 'cost_currency_id';
type FlagField = 'internal_staff_flag' | '201_complete' | 'is_salaried' | 'is_infraction_exempted';
type TextField = Exclude<
  EmployeeField,
  ChoiceField | FlagField | 'basic_salary' | 'cost_amount' | 'regularization_date'
>;

const schemas = { create: z.object(createEmployeeShape), update: z.object(updateEmployeeShape) };

/**
 * All errors of the form: of the call's field schemas, the conditional rules and the form's own rules. In the order of
 * the form; only the first error of each field.
 */
export function employeeFormErrors(values: EmployeeFormValues, facts: EmployeeFormFacts): FieldErrors {
  const shown = shownValues(values, facts);
  const errors: FieldErrors = { ...bankAccountErrors(shown), ...conditionalErrors(shown, facts) };
  for (const issue of schemas[facts.mode].safeParse(shown).error?.issues.toReversed() ?? []) {
    errors[String(issue.path[0])] = [issue.message];
  }
  return inFormOrder(errors);
}

/** The request body of the form, without hidden fields, so that stored values stay. */
export function createEmployeeRequest(values: EmployeeFormValues, sensitiveVisible: boolean): CreateEmployeeRequest {
  return requestFrom<CreateEmployeeRequest>(values, { mode: 'create', sensitiveVisible });
}

export function updateEmployeeRequest(
  { id, version }: { readonly id: number; readonly version: number },
  values: EmployeeFormValues,
  sensitiveVisible: boolean,
): UpdateEmployeeRequest {
  return { ...requestFrom<UpdateEmployeeRequest>(values, { mode: 'update', sensitiveVisible }), id, version };
}

/** The fields that the form currently shows (section 2.10). */
export function isFieldShown(field: EmployeeField, values: EmployeeFormValues, facts: EmployeeFormFacts): boolean {
  const isOneOf = (fields: readonly EmployeeField[]) => fields.includes(field);
  if (isOneOf(sensitiveFields) && !facts.sensitiveVisible) return false;
  if (isOneOf(bankFields) && values.payment_method === 'Cash') return false;
  return !(isOneOf(costFields) && facts.mode === 'update');
}

function shownValues(values: EmployeeFormValues, facts: EmployeeFormFacts): Partial<EmployeeFormValues> {
  const shown = Object.entries(values).filter(([field]) => isFieldShown(field as EmployeeField, values, facts));
  return Object.fromEntries(shown);
}

function inFormOrder(errors: FieldErrors): FieldErrors {
  const ordered = employeeFormSections.flatMap(({ fields }) => [...fields]).filter((field) => field in errors);
  return Object.fromEntries(ordered.map((field) => [field, errors[field] ?? []]));
}

// The values were checked by employeeFormErrors with the same schemas; the server checks them again.
function requestFrom<Request>(values: EmployeeFormValues, facts: EmployeeFormFacts): Request {
  return shownValues(values, facts) as Request;
}
