import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

/** With a form of one text, unless given. */
export async function createTicketType(
  db: Db,
  columns: Partial<Insertable<Database['ticket_type']>> = {},
  field: Partial<Insertable<Database['ticket_type_field']>> = {},
): Promise<Selectable<Database['ticket_type']>> {
  const number = nextNumber();
  const policies = db.selectFrom('ticket_sla_policy').select('id').orderBy('id');
  const policy = await policies.executeTakeFirstOrThrow();
  const record = {
    name: `Ticket type ${number}`,
    code: `TYPE-${number}`,
    sequence: 50,
    audience: ['employee'],
    default_group: 'hr',
    sla_policy_id: policy.id,
    ...columns,
  };
  const type = await db.insertInto('ticket_type').values(record).returningAll().executeTakeFirstOrThrow();
  const version = { ticket_type_id: type.id, number: 1 };
  const { id } = await db.insertInto('ticket_type_version').values(version).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('ticket_type_field')
    .values({ ...question, ...field, version_id: id })
    .execute();
  return type;
}

const question = {
  sequence: 1,
  key: 'question',
  label: 'Question',
  kind: 'text',
  is_required: true,
  seen_by: ['requester', 'assignee'],
  edited_by: ['requester'],
};
