import type { CallAnswer, CallInput, Viewer } from '@muster/contract';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { FiledTicketType, ticketFilingCalls } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { longestDay } from '@muster/contract/domains/tickets/ticket-sla-window.rules.ts';
import { leaveTicketCode } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { filesAs } from '@muster/contract/domains/tickets/ticket-types.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { expectedStepNames, expectedSteps } from '../approvals/index.ts';
import { findEmployees } from '../employees/index.ts';
import { readLeaveChoices } from '../leave/index.ts';
import { duesOfNewTicket } from './apply-ticket-times.ts';
import { computedAnswers } from './computed-answers.ts';
import { type Party, partyOf, unknownType } from './filed-party.ts';
import { type FiledType, findFiledType } from './filed-type.repository.ts';
import { ticketApprovalFacts } from './open-ticket-approval.ts';
import { namesEmployees, type ReferenceChoices, referenceChoices } from './ticket-references.ts';
import { filedTypes, type OfferedType } from './ticket-types.repository.ts';

type Calls = typeof ticketFilingCalls;

/** The types that the viewer may file, for themselves or for an employee. */
export async function readFilingTypes({ db, viewer }: Ctx): Promise<CallAnswer<Calls['types']>> {
  const sides = filesAs(viewer);
  const types = await filedTypes(db, filesForOthers(viewer) ? [...sides, 'employee'] : sides);
  return offeredTo({ db, viewer }, types);
}

/** @throws Problem invalid-input for a type that is not for the viewer, not-found for an employee out of reach */
export async function readFilingForm(
  ctx: Ctx,
  { query }: CallInput<Calls['form']>,
): Promise<CallAnswer<Calls['form']>> {
  const { viewer } = ctx;
  const type = await findFiledType(ctx.db, { code: query.type });
  if (!type) throw unknownType();
  const [offered] = await offeredTo(ctx, [type]);
  if (!offered) throw unknownType();
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
    expected: await expectedOf(ctx, type, party),
  };
}

/** Who decides and until when somebody answers, if the ticket is filed now. Its leave request decides about leave. */
async function expectedOf(ctx: Ctx, type: FiledType, { side, employeeId, clientId }: Party) {
  if (type.code === leaveTicketCode || type.terms === null) return null;
  const dues = await duesOfNewTicket(ctx.db, type, ctx.clock.now());
  const subject = {
    ...{ requesterUserId: ctx.viewer.userId, employeeId, clientId, policyId: type.approval_policy_id },
    facts: ticketApprovalFacts(side, type.default_priority),
  };
  return {
    steps: type.needs_approval ? await expectedSteps(ctx, ticketApproval, subject) : [],
    decide_by: dues.approval_due_at,
    reply_by: dues.first_response_due_at,
    resolve_by: dues.due_at,
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

/** With how fast it is answered and what its approval asks. */
async function offeredTo(
  { db, viewer }: Pick<Ctx, 'db' | 'viewer'>,
  types: readonly OfferedType[],
): Promise<FiledTicketType[]> {
  const asked = types.filter(({ needs_approval }) => needs_approval);
  const sides = filesAs(viewer);
  const sideFor = ({ audience }: OfferedType) => sides.find((side) => audience.includes(side)) ?? 'employee';
  const names = await expectedStepNames(
    db,
    ticketApproval,
    asked.map((type) => ({
      policyId: type.approval_policy_id,
      facts: ticketApprovalFacts(sideFor(type), type.default_priority),
    })),
  );
  const stepsOf = new Map(asked.map(({ id }, index) => [id, names[index] ?? []]));
  return types.map(({ id, code, name, description, audience, terms, ...type }) => ({
    ...{ id, code, name, description },
    sides: sides.filter((side) => audience.includes(side)),
    is_for_others: filesForOthers(viewer) && audience.includes('employee'),
    group: type.default_group,
    needs_approval: type.needs_approval,
    approval_steps: stepsOf.get(id) ?? [],
    answered_within:
      terms === null
        ? null
        : {
            minutes: terms.targets[type.default_priority].first_response,
            minutes_a_day: longestDay(terms.windows),
          },
  }));
}
