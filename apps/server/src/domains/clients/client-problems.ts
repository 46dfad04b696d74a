import { type FieldErrors, invalidInput } from '@muster/contract';
import { type ClientField, clientLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import type { ClientReferenceProblems } from './client-record.repository.ts';

/** @throws Problem invalid-input with all invalid fields. */
export function assertClientReferences(problems: ClientReferenceProblems): void {
  const errors: FieldErrors = {};
  const codes: FieldErrors = {};
  const invalid = (field: ClientField) => {
    errors[field] = [say.invalid(clientLabels[field])];
    codes[field] = ['validation.exists'];
  };
  if (problems.country) invalid('country_id');
  if (problems.timezone) invalid('timezone_id');
  if (problems.currency) invalid('currency_id');
  if (problems.nameTaken) {
    errors.legal_business_name = [say.unique(clientLabels.legal_business_name)];
    codes.legal_business_name = ['validation.unique'];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors, codes);
}

/** Two clients can take the same name at the same time. */
export const withClientErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, clientLabels, { client_legal_business_name_unique: ['legal_business_name', 'taken'] });
