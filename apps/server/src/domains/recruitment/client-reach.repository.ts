import type { Viewer } from '@muster/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type ClientUser = Pick<Viewer, 'clientId' | 'userId'>;

/**
 * Whether the position `p` belongs to the company of the viewer, and is one of those that were chosen for the viewer, if positions were
 * chosen. Row security says the same; this condition also holds for staff who are client users as well.
 */
export const isOwnPosition = ({
  clientId,
  userId,
}: ClientUser): RawBuilder<SqlBool> => sql<SqlBool>`(p.client_id = ${clientId}
  and (not exists (select from app_user v where v.id = ${userId} and v.has_chosen_positions)
    or exists (select from client_user_position o where o.position_id = p.id and o.user_id = ${userId})))`;

/** Whether a client sees and considers the application `a` with the decision `d`, which has not ended. */
export const isConsidered: RawBuilder<SqlBool> = sql<SqlBool>`(a.presented_at is not null
  and (d.decision <> 'rejected' or a.stage = 'hired'))`;

/** Whether the application `a` with the decision `d` for the position `p` waits for the client. Paused and filled positions ask for nothing. */
export const isWaitingForClient: RawBuilder<SqlBool> = sql<SqlBool>`(a.stage = 'presented' and d.decision = 'undecided'
  and p.status in ('sourcing', 'pending interviews'))`;
