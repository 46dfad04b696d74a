import { clientAreaRoles, clientRoles } from '@muster/contract/roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface PositionReader {
  readonly id: number;
  readonly uuid: string;
  /** Uses the client area. The others, main contacts, are on the recruitment screens of staff. */
  readonly is_in_area: boolean;
}

/** Active users of the position's client who see the position. */
export async function clientReadersOf(db: Db, positionId: number): Promise<PositionReader[]> {
  const { rows } = await sql<PositionReader>`
    select u.id, u.uuid::text as uuid, ${holdsOneOf(clientAreaRoles)} as is_in_area
    from open_position p join app_user u on u.client_id = p.client_id
    where p.id = ${positionId} and u.status = 'active' and u.deleted_at is null and ${holdsOneOf(clientRoles)}
      and (not u.has_chosen_positions
        or exists (select from client_user_position o where o.position_id = p.id and o.user_id = u.id))
    order by u.id`.execute(db);
  return rows;
}

const holdsOneOf = (roles: readonly string[]) => sql<boolean>`exists (
  select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name = any (${[...roles]}::text[]))`;
