import type { FieldErrors } from '@muster/contract';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import { seesEveryLeaveType } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import type { TicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketFieldKind } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Db } from '../../database/db.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { isReachable } from '../employees/index.ts';
import { leadersOf } from '../teams/index.ts';
import { type NamedChoice, namedLeaveTypes, ticketApprovers } from './ticket-references.repository.ts';

interface Form {
  readonly fields: readonly TicketField[];
  /** On whose behalf; null: on nobody's. */
  readonly employeeId: number | null;
}

const listedKinds = ['team_lead', 'approver', 'leave_type'] as const satisfies readonly TicketFieldKind[];
export type ReferenceChoices = Readonly<Record<(typeof listedKinds)[number], NamedChoice[]>>;

/** Whom and what the answers to a form may name, of the kinds that it asks for. Employees see leads and approvers by name only. */
export async function referenceChoices(
  { db, viewer }: Pick<Ctx, 'db' | 'viewer'>,
  { fields, employeeId }: Form,
): Promise<ReferenceChoices> {
  const asks = (kind: TicketFieldKind) => fields.some((field) => field.kind === kind);
  const everyType = (employeeId !== null && employeeId === viewer.employeeId) || seesEveryLeaveType(viewer);
  if (!listedKinds.some(asks)) return { team_lead: [], approver: [], leave_type: [] };
  return withoutRowSecurity(db, async () => {
    const leads = employeeId === null ? [] : await leadersOf(db, employeeId);
    const people = new Map(leads.map(({ id, name }) => [id, { id, name }]));
    return {
      team_lead: asks('team_lead') ? [...people.values()] : [],
      approver: asks('approver') ? await ticketApprovers(db, [...people.keys()]) : [],
      leave_type: asks('leave_type') ? await namedLeaveTypes(db, everyType) : [],
    };
  });
}

/** Answers that name a person or a leave type that is not there, or that the viewer may not name. */
export async function unknownReferences(
  ctx: Ctx,
  { details, ...form }: Form & { readonly details: TicketDetails },
): Promise<FieldErrors> {
  const choices = await referenceChoices(ctx, form);
  const wrong: TicketField[] = [];
  for (const field of form.fields) {
    const answer = details[field.key];
    if (typeof answer === 'number' && !(await isKnown(ctx, { kind: field.kind, id: answer }, choices)))
      wrong.push(field);
  }
  return Object.fromEntries(wrong.map(({ key, label }) => [`details.${key}`, [validationMessages.invalid(label)]]));
}

/** Client users name people of their company, employees themselves, staff whom they may read about. */
export const namesEmployees = (viewer: Ctx['viewer']): boolean =>
  scopeOf(viewer).kind !== 'staff' || mayReadEmployees(viewer);

interface Reference {
  readonly kind: TicketFieldKind;
  readonly id: number;
}

async function isKnown(ctx: Ctx, { kind, id }: Reference, choices: ReferenceChoices): Promise<boolean> {
  if (kind === 'employee') return namesEmployees(ctx.viewer) && (await isReachable(ctx, id));
  const listed = listedKinds.find((one) => one === kind);
  return listed === undefined || choices[listed].some((choice) => choice.id === id);
}

/** The leads of an employee's teams, whom the employee sees by name only. */
export const leadNames = (db: Db, employeeId: number): Promise<string[]> =>
  withoutRowSecurity(db, async () => [...new Set((await leadersOf(db, employeeId)).map(({ name }) => name))]);
