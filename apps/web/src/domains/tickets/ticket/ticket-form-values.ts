import { askedFields, checkTicketDetails, shownFields } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { TicketFilingForm } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { leaveTicketCode } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { ticketLabels } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';

export interface TicketFormValues {
  employee_id: number | null;
  subject: string;
  /** By the key of the field. */
  details: Record<string, unknown>;
}

export const blankTicket: TicketFormValues = { employee_id: null, subject: '', details: {} };

const party = 'requester';

/** What the form shows by the answers so far. */
export const fieldsShown = ({ fields }: TicketFilingForm, details: TicketFormValues['details']) =>
  shownFields({ fields, party }, details);

export const isRequired = ({ sides }: TicketFilingForm) => sides.length === 0;

/** Leave requests are named by their type. */
export const hasOwnSubject = ({ code }: TicketFilingForm) => code !== leaveTicketCode;

/** Answers to fields that have become hidden are not sent, nor what the portal fills in. */
export function ticketBodyOf(form: TicketFilingForm, { employee_id, subject, details }: TicketFormValues) {
  const asked = fieldsShown(form, details).filter(
    ({ kind, edited_by }) => kind !== 'file' && edited_by.includes(party),
  );
  const given = asked.flatMap(({ key }) => (details[key] === undefined ? [] : [[key, details[key]] as const]));
  const named = hasOwnSubject(form) ? subject : form.name;
  return { ticket_type_id: form.id, subject: named, employee_id, details: Object.fromEntries(given) };
}

/** The file fields that are shown now. */
export const fileFieldsShown = (form: TicketFilingForm, details: TicketFormValues['details']) =>
  fieldsShown(form, details).filter(({ kind, edited_by }) => kind === 'file' && edited_by.includes(party));

/** Stands for the files of a form that asks for none. No field has such a key. */
export const otherFiles = '+files';

/** Whether files may come with a ticket whose form has no place for them. Those of leave belong to the leave request. */
export const takesOtherFiles = ({ code, fields }: TicketFilingForm) =>
  code !== leaveTicketCode && !fields.some(({ kind, edited_by }) => kind === 'file' && edited_by.includes(party));

/** The checks of the server, by the names of the inputs, and that required files are chosen. */
export function ticketErrors(
  form: TicketFilingForm,
  typed: TicketFormValues,
  hasFiles: (key: string) => boolean,
): FieldErrors {
  const body = ticketBodyOf(form, typed);
  const parsed = ticketsCalls.create.body.safeParse(body);
  const subject = parsed.error?.issues.filter(({ path }) => path[0] === 'subject').map(({ message }) => message) ?? [];
  const { errors } = checkTicketDetails({ fields: askedFields(form.fields), party }, body.details);
  const missing = fileFieldsShown(form, typed.details).filter(({ key, is_required }) => is_required && !hasFiles(key));
  return {
    ...(isRequired(form) &&
      typed.employee_id === null && { employee_id: [validationMessages.required(ticketLabels.employee_id)] }),
    ...(subject.length > 0 && { subject }),
    ...Object.fromEntries(Object.entries(errors).map(([key, texts]) => [`details.${key}`, texts])),
    ...Object.fromEntries(missing.map(({ key, label }) => [`details.${key}`, [validationMessages.required(label)]])),
  };
}
