import { type FieldErrors, invalidInput, Problem } from '@muster/contract';
import type { TicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import { ticketLabels } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { weekdayText } from '@muster/contract/plain-day.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { requestLeave } from '../leave/index.ts';
import { workingDaysOfLeave } from './leave-ticket.repository.ts';

/**
 * Files the leave request of a ticket, by all rules of leave, and answers its id. @throws Problem invalid-input with the fields of the
 * ticket, also for dates that skip a working day
 */
export async function fileLeave(ctx: Ctx, employeeId: number | null, answers: TicketDetails): Promise<number> {
  if (employeeId === null) throw invalidInput({ employee_id: [validationMessages.required(ticketLabels.employee_id)] });
  const dates = new Set(datesOf(answers.dates));
  const days = [...dates].toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const id = await withFieldsOfTicket(async () => {
    const { id: filed } = await requestLeave(ctx, {
      body: {
        ...(employeeId !== ctx.viewer.employeeId && { employee_id: employeeId }),
        leave_type_id: Number(answers.leave_type),
        first_day: first,
        last_day: last,
        reason: String(answers.reason),
      },
    });
    return filed;
  });
  const skipped = (await workingDaysOfLeave(ctx.db, id)).find((day) => !dates.has(day));
  // The transaction takes the leave request back.
  if (skipped !== undefined)
    throw invalidInput({
      'details.dates': [
        `${weekdayText(skipped)} is a working day between the dates. Add it, or file a request for each part.`,
      ],
    });
  return id;
}

const datesOf = (answer: TicketDetails[string] | undefined): string[] =>
  Array.isArray(answer) ? answer.map(String) : [];

const fieldOf: Readonly<Record<string, string>> = {
  leave_type_id: 'details.leave_type',
  first_day: 'details.dates',
  last_day: 'details.dates',
  days: 'details.dates',
  parts: 'details.dates',
  reason: 'details.reason',
};

async function withFieldsOfTicket<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.details.errors === undefined) throw problem;
    throw invalidInput(renamed(problem.details.errors));
  }
}

const renamed = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [fieldOf[field] ?? field, texts]));
