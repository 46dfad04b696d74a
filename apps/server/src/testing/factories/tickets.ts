import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { systemRandom } from '../../platform/clock/clock.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { nextNumber } from './numbers.ts';

/** Of staff and open, unless given. */
export async function createTicket(
  db: Db,
  columns: Pick<Insertable<Database['ticket']>, 'ticket_type_id' | 'requester_user_id'> &
    Partial<Insertable<Database['ticket']>>,
): Promise<Selectable<Database['ticket']>> {
  const { id: version_id } = await db
    .selectFrom('ticket_type_version')
    .select('id')
    .where('ticket_type_id', '=', columns.ticket_type_id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const record = {
    version_id,
    subject: `Ticket ${nextNumber()}`,
    side: 'staff',
    priority: 2,
    group_role: 'hr',
    ...columns,
  };
  return db.insertInto('ticket').values(record).returningAll().executeTakeFirstOrThrow();
}

/** The secret of a link to the approval of a ticket, for one user. */
export async function createApprovalLink(db: Db, link: { readonly ticketId: number; readonly userId: number }) {
  const token = systemRandom.token();
  const times = { created_at: '2026-03-02T00:00:00Z', expires_at: '2026-03-05T00:00:00Z' };
  await db
    .insertInto('ticket_approval_link')
    .values({ token_hash: hashToken(token), ticket_id: link.ticketId, user_id: link.userId, ...times })
    .execute();
  return token;
}
