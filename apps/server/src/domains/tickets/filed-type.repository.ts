import type { TicketForm } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
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
  readonly version_id: number;
  readonly fields: TicketForm['fields'];
}

interface WantedType {
  readonly id?: number | null;
  readonly code?: string | null;
}

/** An active type with its current form and the terms that its tickets are due by: one statement, because each ticket reads it. */
export async function findFiledType(db: Db, { id = null, code = null }: WantedType): Promise<FiledType | undefined> {
  const { rows } = await sql<FiledType>`
    select t.id, t.code, t.name, t.description, t.audience, t.default_priority, t.default_group, t.needs_approval, t.approval_policy_id, v.id as version_id,
      ${termsOfType} as terms, ${fieldsOfVersion} as fields
    from ticket_type t
    join ticket_type_version v on v.ticket_type_id = t.id
    where (t.id = ${id}::integer or t.code = ${code}::text) and t.is_active
    order by v.number desc limit 1`.execute(db);
  return rows[0];
}
