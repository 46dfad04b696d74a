import { z } from 'zod';
import {
  optionalEmail,
  optionalText,
  requiredChoice,
  requiredDay,
  requiredEmail,
  requiredId,
  requiredText,
} from '../../fields.ts';
import { clientStatuses } from '../../states.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import {
  clientPolicyLabels,
  contactLabels,
  firstStatuses,
  invoiceConfigLabels,
  clientLabels as label,
  policyKinds,
} from './clients.constants.ts';

const id = requiredId('Id');
const version = z.int().min(1).optional();

const clientShape = {
  legal_business_name: requiredText(label.legal_business_name, 100),
  trading_name: optionalText(label.trading_name, 100),
  industry: optionalText(label.industry, 100),
  website: optionalText(label.website, 200).refine(isWebsite, say.url(label.website)),
  address: optionalText(label.address, 300),
  country_id: requiredId(label.country_id),
  timezone_id: requiredId(label.timezone_id),
  currency_id: requiredId(label.currency_id),
  contact_name: optionalText(label.contact_name, 100),
  contact_email: optionalEmail(label.contact_email, 100),
  contact_phone: optionalText(label.contact_phone, 50),
};

export const createClientBody = z.strictObject({
  ...clientShape,
  status: requiredChoice(label.status, firstStatuses),
});
export type CreateClientInput = z.output<typeof createClientBody>;

/** An absent field keeps its value; `version` as in the employee's update. */
export const updateClientBody = z.strictObject({
  id,
  version,
  ...clientShape,
  status: requiredChoice(label.status, clientStatuses),
  status_reason: optionalText(label.status_reason, 300),
});
export type UpdateClientInput = z.output<typeof updateClientBody>;

const contactShape = {
  name: requiredText(contactLabels.name, 100),
  position: optionalText(contactLabels.position, 100),
  email: optionalEmail(contactLabels.email, 100),
  phone: optionalText(contactLabels.phone, 50),
};
export const createContactBody = z.strictObject({ client_id: requiredId('Client'), ...contactShape });
export const updateContactBody = z.strictObject({ id, version, ...contactShape });

/** A policy from a day on; the current one of its kind ends the day before. */
export const newPolicy = {
  kind: requiredChoice(clientPolicyLabels.kind, policyKinds),
  policy_id: requiredId(clientPolicyLabels.policy_id),
  effective_from: requiredDay(clientPolicyLabels.effective_from),
};

/** Section 5.5. */
export function startsOnADayOfItsKind({ kind, effective_from: from }: { kind: string; effective_from: string }) {
  return kind !== 'holiday' || from.endsWith('-01-01');
}
export const holidayPolicyStart = {
  path: ['effective_from'],
  message: 'A holiday policy starts on January 1.',
};

/** A default for new employees. */
export const addPolicyBody = z
  .strictObject({ client_id: requiredId('Client'), ...newPolicy })
  .refine(startsOnADayOfItsKind, holidayPolicyStart);

export const addInvoiceConfigBody = z.strictObject({
  client_id: requiredId('Client'),
  effective_from: requiredDay(invoiceConfigLabels.effective_from),
  billing_day: wholeNumber(invoiceConfigLabels.billing_day, 1, 31),
  terms_days: wholeNumber(invoiceConfigLabels.terms_days, 0, 180),
  currency_id: requiredId(invoiceConfigLabels.currency_id),
  subscription_id: requiredId(invoiceConfigLabels.subscription_id),
  recipients: z
    .array(requiredEmail(invoiceConfigLabels.recipients, 100), { error: say.required(invoiceConfigLabels.recipients) })
    .min(1, say.required(invoiceConfigLabels.recipients))
    .max(20, say.max(invoiceConfigLabels.recipients, 20)),
  po_number: optionalText(invoiceConfigLabels.po_number, 50),
});

export const accountManagersBody = z.strictObject({
  client_id: requiredId('Client'),
  user_ids: z.array(requiredId('Account manager')).max(20, say.max('Account managers', 20)),
});

function wholeNumber(name: string, least: number, most: number) {
  return z
    .number({ error: (issue) => (issue.input == null ? say.required(name) : say.number(name)) })
    .int(say.number(name))
    .min(least, say.min(name, least))
    .max(most, say.max(name, most));
}

function isWebsite(value: string | null | undefined): boolean {
  if (value == null) return true;
  return z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(value).success;
}
