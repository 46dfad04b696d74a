import type { FieldErrors } from '@muster/contract';
import type { TicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketFieldKind } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Db } from '../../database/db.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { leadersOf } from '../teams/index.ts';
import { existingApprovers, existingEmployees, existingLeaveTypes } from './ticket-references.repository.ts';

interface Asked {
  readonly fields: readonly TicketField[];
  readonly details: TicketDetails;
  /** On whose behalf; null: on nobody's. */
  readonly employeeId: number | null;
}

/** Answers that name a person or a leave type that is not there, or that the viewer may not name. */
export async function unknownReferences(db: Db, { fields, details, employeeId }: Asked): Promise<FieldErrors> {
  const idsOf = (kind: TicketFieldKind) =>
    fields.flatMap((field) => {
      const answer = field.kind === kind ? details[field.key] : undefined;
      return typeof answer === 'number' ? [answer] : [];
    });
  const known: Partial<Record<TicketFieldKind, readonly number[]>> = {
    // Row security answers: client users name people of their company, employees themselves.
    employee: await existingEmployees(db, idsOf('employee')),
    ...(await withoutRowSecurity(db, async () => ({
      team_lead: employeeId === null ? [] : (await leadersOf(db, employeeId)).map(({ id }) => id),
      approver: await existingApprovers(db, idsOf('approver')),
      leave_type: await existingLeaveTypes(db, idsOf('leave_type')),
    }))),
  };
  const wrong = fields.filter(({ key, kind }) => {
    const [answer, ids] = [details[key], known[kind]];
    return ids !== undefined && typeof answer === 'number' && !ids.includes(answer);
  });
  return Object.fromEntries(wrong.map(({ key, label }) => [`details.${key}`, [validationMessages.invalid(label)]]));
}

/** The leads of an employee's teams, whom the employee sees by name only. */
export const leadNames = (db: Db, employeeId: number): Promise<string[]> =>
  withoutRowSecurity(db, async () => [...new Set((await leadersOf(db, employeeId)).map(({ name }) => name))]);
