import type { TicketTypeRecord } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import {
  createTicketTypeBody,
  ticketFormFields,
  updateTicketTypeBody,
} from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import { ticketTypesEndpoints } from '../../platform/api/endpoints/ticket-types.generated.ts';
import { bodyTo, type FormCall, saveCall } from '../../platform/form/form-call.ts';
import { type TicketTypeValues, typeBodyOf } from './ticket-type-values.ts';

/** Saves a ticket type. An error of a field names its place, because all fields have the same inputs. */
export function ticketTypeCall(record: TicketTypeRecord | null): FormCall<TicketTypeValues> {
  const call = saveCall<
    TicketTypeValues,
    Parameters<typeof sendNew>[0],
    unknown,
    Parameters<typeof sendChanged>[0],
    unknown
  >(record, {
    create: { schema: createTicketTypeBody, bodyOf: typeBodyOf, send: sendNew },
    update: { schema: updateTicketTypeBody, bodyOf: typeBodyOf, send: sendChanged },
  });
  return {
    ...call,
    errorsOf: (values) => {
      const errors = call.errorsOf(values);
      return errors.fields ? { ...errors, fields: fieldErrors(values) } : errors;
    },
  };
}

const sendNew = bodyTo(ticketTypesEndpoints.create);
const sendChanged = bodyTo(ticketTypesEndpoints.update);

function fieldErrors(values: TicketTypeValues): string[] {
  const { error } = ticketFormFields.safeParse(typeBodyOf(values).fields);
  const texts = (error?.issues ?? []).map(({ path: [place], message }) =>
    typeof place === 'number' ? `Field ${place + 1}: ${message}` : message,
  );
  return [...new Set(texts)];
}
