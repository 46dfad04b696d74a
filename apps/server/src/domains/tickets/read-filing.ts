import type { CallAnswer, CallInput, Viewer } from '@muster/contract';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import type { FiledTicketType, ticketFilingCalls } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { leaveTicketCode, type TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { filesAs } from '@muster/contract/domains/tickets/ticket-types.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findEmployees } from '../employees/index.ts';
import { readLeaveChoices } from '../leave/index.ts';
import { computedAnswers } from './computed-answers.ts';
import { partyOf, unknownType } from './filed-party.ts';
import { findFiledType } from './filed-type.repository.ts';
import { namesEmployees, type ReferenceChoices, referenceChoices } from './ticket-references.ts';
import { filedTypes, type OfferedType } from './ticket-types.repository.ts';

type Calls = typeof ticketFilingCalls;

/** The types that the viewer may file, for themselves or for an employee. */
export async function readFilingTypes({ db, viewer }: Ctx): Promise<CallAnswer<Calls['types']>> {
  const sides = filesAs(viewer);
  const types = await filedTypes(db, filesForOthers(viewer) ? [...sides, 'employee'] : sides);
  return types.map((type) => offeredTo(viewer, type));
}

/** @throws Problem invalid-input for a type that is not for the viewer, not-found for an employee out of reach */
export async function readFilingForm(
  ctx: Ctx,
  { query }: CallInput<Calls['form']>,
): Promise<CallAnswer<Calls['form']>> {
  const { viewer } = ctx;
  const type = await findFiledType(ctx.db, { code: query.type });
  if (!type) throw unknownType();
  const offered = offeredTo(viewer, type);
  const employeeId = query.employee_id ?? null;
  // Somebody who files it only for others has to choose the employee first.
  const isUnchosen = employeeId === null && offered.sides.length === 0 && offered.is_for_others;
  const party = isUnchosen ? nobody : await partyOf(ctx, type, employeeId);
  const fields = type.fields.filter(({ seen_by }) => seen_by.includes('requester'));
  const computed = await computedAnswers(ctx, { fields, party });
  return {
    ...offered,
    fields,
    computed: Object.fromEntries(Object.entries(computed).map(([key, value]) => [key, String(value)])),
    choices: await choicesOf(ctx, type.code, { fields, employeeId: party.employeeId }),
    names_employees: namesEmployees(viewer),
  };
}

type AskedForm = Parameters<typeof referenceChoices>[1];

/** An employee chooses among the same types as in a leave request: those of their country and policy. */
async function choicesOf(ctx: Ctx, code: string, form: AskedForm): Promise<ReferenceChoices> {
  const choices = await referenceChoices(ctx, form);
  if (code !== leaveTicketCode || form.employeeId === null || form.employeeId !== ctx.viewer.employeeId) return choices;
  const { types } = await readLeaveChoices(ctx, { query: {} });
  return { ...choices, leave_type: types.map(({ leave_type_id: id, name }) => ({ id, name })) };
}

/** Active people within the viewer's reach. */
export async function readTicketPeople(
  ctx: Ctx,
  { query: { search } }: CallInput<Calls['people']>,
): Promise<CallAnswer<Calls['people']>> {
  if (!namesEmployees(ctx.viewer)) return [];
  const people = await findEmployees(ctx, { search, most: mostPeople });
  return people.map(({ id, name, position }) => ({ id, name, position }));
}

const mostPeople = 50;

const nobody = { side: 'employee', employeeId: null, clientId: null, person: null } as const;

const filesForOthers = (viewer: Viewer) => filesAs(viewer).includes('staff') && mayReadEmployees(viewer);

function offeredTo(viewer: Viewer, { id, code, name, description, audience }: OfferedType): FiledTicketType {
  const isAsked = (side: TicketAudience) => audience.includes(side);
  return {
    ...{ id, code, name, description },
    sides: filesAs(viewer).filter(isAsked),
    is_for_others: filesForOthers(viewer) && isAsked('employee'),
  };
}
