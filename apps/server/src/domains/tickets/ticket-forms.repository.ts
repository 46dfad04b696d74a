import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketForm } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The fields of version `v`, in order. */
export const fieldsOfVersion = sql`(
  select jsonb_agg(jsonb_build_object('key', f.key, 'label', f.label, 'helper', f.helper, 'kind', f.kind, 'is_required', f.is_required,
      'seen_by', f.seen_by, 'edited_by', f.edited_by, 'options', f.options, 'formula', f.formula,
      'condition', case when c.key is not null then
        jsonb_build_object('field', c.key, 'operator', f.condition_operator, 'value', f.condition_value) end)
      order by f.sequence)
  from ticket_type_field f
  left join ticket_type_field c on c.version_id = f.version_id and c.sequence = f.condition_sequence
  where f.version_id = v.id)`;

/** All versions of a type's form, newest first. */
export async function readTicketForms(db: Db, typeId: number): Promise<TicketForm[]> {
  const { rows } = await sql<TicketForm>`
    select v.number, v.published_at, u.name as published_by, ${fieldsOfVersion} as fields
    from ticket_type_version v
    left join app_user u on u.id = v.published_by_user_id
    where v.ticket_type_id = ${typeId}
    order by v.number desc`.execute(db);
  return rows;
}

interface NewForm {
  readonly typeId: number;
  readonly number: number;
  readonly publishedBy: number;
  readonly fields: readonly TicketField[];
}

/** Adds a version with its fields, in order. */
export async function insertTicketForm(db: Db, { typeId, number, publishedBy, fields }: NewForm): Promise<void> {
  const { id } = await db
    .insertInto('ticket_type_version')
    .values({ ticket_type_id: typeId, number, published_by_user_id: publishedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  const places = new Map(fields.map(({ key }, index) => [key, index + 1]));
  const rows = fields.map(({ condition, ...field }, index) => ({
    version_id: id,
    sequence: index + 1,
    key: field.key,
    label: field.label,
    helper: field.helper,
    kind: field.kind,
    is_required: field.is_required,
    seen_by: [...field.seen_by],
    edited_by: [...field.edited_by],
    options: [...field.options],
    formula: field.formula,
    condition_sequence: condition ? (places.get(condition.field) ?? null) : null,
    condition_operator: condition?.operator ?? null,
    condition_value: condition?.value ?? null,
  }));
  await db.insertInto('ticket_type_field').values(rows).execute();
}
