import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { TicketForm } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { inOneTrip } from '../../database/one-trip.ts';
import { planningOnce } from '../../database/plan-once.ts';
import { currentStepsColumn, type PolicyStep } from '../approvals/index.ts';
import { type SlaTerms, termsOfType } from './sla-terms.repository.ts';
import { fieldsOfVersion } from './ticket-forms.repository.ts';

/** What filing a ticket needs of its type. */
export interface FiledType {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly audience: readonly TicketAudience[];
  readonly default_priority: 1 | 2 | 3 | 4;
  readonly default_group: string;
  /** Of its SLA policy; null if the viewer may not read it. */
  readonly terms: SlaTerms | null;
  readonly needs_approval: boolean;
  readonly approval_policy_id: number | null;
  /** Of a type that needs an approval; none if the viewer may not read its policy. */
  readonly approval_steps: readonly PolicyStep[];
  readonly version_id: number;
  readonly fields: TicketForm['fields'];
}

interface WantedType {
  readonly id?: number | null;
  readonly code?: string | null;
}

/**
 * An active type with its current form, the terms that its tickets are due by and the steps of its approval: one statement, because each
 * ticket reads it.
 */
export async function findFiledType(db: Db, wanted: WantedType): Promise<FiledType | undefined> {
  const { rows } = await filedType(wanted).execute(db);
  return rows[0];
}

/** With the number of the ticket, which its answers, its approval and its log entry name before anything is stored. */
export type TypeToFile = FiledType & { readonly ticket_id: number };

/** The same at the beginning of a transaction, whose statements are planned once. */
export async function findTypeToFile(db: Db, id: number): Promise<TypeToFile | undefined> {
  const withNumber = sql`, nextval(pg_get_serial_sequence('ticket', 'id'))::integer as ticket_id`;
  const [, rows] = await inOneTrip<TypeToFile>(db, [planningOnce, filedType<TypeToFile>({ id }, withNumber)]);
  return rows?.[0];
}

const filedType = <Row = FiledType>({ id = null, code = null }: WantedType, more = sql``) => sql<Row>`
    select t.id, t.code, t.name, t.description, t.audience, t.default_priority, t.default_group, t.needs_approval, t.approval_policy_id, v.id as version_id,
      case when t.needs_approval then ${currentStepsColumn(ticketApproval, sql`t.approval_policy_id`)} else '[]' end as approval_steps,
      ${termsOfType} as terms, ${fieldsOfVersion} as fields${more}
    from ticket_type t
    join ticket_type_version v on v.ticket_type_id = t.id
    where (t.id = ${id}::integer or t.code = ${code}::text) and t.is_active
    order by v.number desc limit 1`;
