import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { TicketForm, TicketTypeRow } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { keepVersions } from '../../database/kept-versions.ts';
import { planningOnce } from '../../database/plan-once.ts';
import { currentStepsColumn, currentVersionColumn, type PolicyStep, withLikelyApprovers } from '../approvals/index.ts';
import { type SlaTerms, termsOfType, termsVersionOfType } from './sla-terms.repository.ts';
import { fieldsOfVersion } from './ticket-forms.repository.ts';

interface TypeRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly audience: readonly TicketAudience[];
  readonly default_priority: 1 | 2 | 3 | 4;
  readonly default_group: TicketTypeRow['default_group'];
  readonly needs_approval: boolean;
  readonly approval_policy_id: number | null;
  readonly version_id: number;
  /** Names what its versions say: of the form, of the SLA policy and of the approval policy, as far as the viewer may read them. */
  readonly versions: string;
}

interface TypeTerms {
  /** Of its SLA policy; null if the viewer may not read it. */
  readonly terms: SlaTerms | null;
  /** Of a type that needs an approval; none if the viewer may not read its policy. */
  readonly approval_steps: readonly PolicyStep[];
  readonly fields: TicketForm['fields'];
}

/** What filing a ticket needs of its type. */
export type FiledType = TypeRow & TypeTerms;

interface WantedType {
  readonly id?: number | null;
  readonly code?: string | null;
}

/** An active type with its current form, the terms that its tickets are due by and the steps of its approval. */
export async function findFiledType(db: Db, wanted: WantedType): Promise<FiledType | undefined> {
  const { rows } = await filedType<FiledType>(wanted, sql`, ${termsOfVersions}`).execute(db);
  return rows[0];
}

/** With the number of the ticket, which its answers, its approval and its log entry name before anything is stored. */
export type TypeToFile = FiledType & { readonly ticket_id: number };

/**
 * The same at the beginning of a transaction, whose statements are planned once. Each ticket reads the type itself, and the first one of new
 * versions reads what they say, which takes several times as long.
 */
export async function findTypeToFile(
  db: Db,
  { id, isForAnother }: { readonly id: number; readonly isForAnother: boolean },
): Promise<TypeToFile | undefined> {
  const withNumber = sql`, nextval(pg_get_serial_sequence('ticket', 'id'))::integer as ticket_id`;
  const [, rows] = await withLikelyApprovers<TypeRow & { readonly ticket_id: number }>(
    db,
    `ticket type ${id}${isForAnother ? ' for another' : ''}`,
    [planningOnce, filedType({ id }, withNumber)],
  );
  const [row] = rows ?? [];
  if (!row) return undefined;
  const kept = keptTerms.find(db, row.versions);
  if (kept) return { ...row, ...kept };
  const type = await findFiledType(db, { id });
  if (!type) return undefined;
  const { terms, approval_steps, fields } = type;
  keptTerms.keep(db, type.versions, { terms, approval_steps, fields });
  return { ...type, ticket_id: row.ticket_id };
}

const keptTerms = keepVersions<TypeTerms>(300);

const filedType = <Row>({ id = null, code = null }: WantedType, more: RawBuilder<unknown>) => sql<Row>`
    select t.id, t.code, t.name, t.description, t.audience, t.default_priority, t.default_group, t.needs_approval, t.approval_policy_id, v.id as version_id,
      concat_ws(' ', 'form', v.id, 'sla', ${termsVersionOfType}, 'steps', case when t.needs_approval then ${stepsVersion} end) as versions${more}
    from ticket_type t
    join ticket_type_version v on v.ticket_type_id = t.id
    where (t.id = ${id}::integer or t.code = ${code}::text) and t.is_active
    order by v.number desc limit 1`;

const stepsVersion = currentVersionColumn(ticketApproval, sql`t.approval_policy_id`);

const termsOfVersions = sql`
      case when t.needs_approval then ${currentStepsColumn(ticketApproval, sql`t.approval_policy_id`)} else '[]' end as approval_steps,
      ${termsOfType} as terms, ${fieldsOfVersion} as fields`;
