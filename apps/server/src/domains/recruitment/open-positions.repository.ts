import type { ApplicationStage } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { OpenPositionSpan } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import type { PositionState } from '@muster/contract/domains/recruitment/open-position-status.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SmallSource, SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isConsidered, isWaitingForClient } from './client-reach.repository.ts';
import type { ListedOpenPosition, StoredBudget, StoredOpenPosition } from './stored-open-position.ts';

/** Candidates of one stage among `t.stages`. */
const inStage = (stage: ApplicationStage): SqlColumn => ({
  sort: sql`coalesce((t.stages->>${stage}::text)::integer, 0)`,
});

/** `isWorking`: counts all applications that have not ended, and not only those that the client considers. */
const sourceFor = (isWorking: boolean): SmallSource => ({
  strategy: 'small',
  from: sql`
    select p.id, p.uuid::text as uuid, p.version, p.title, p.client_id, c.legal_business_name as client, p.status, p.status_since,
      p.opened_at, p.headcount, p.filled_count, p.employment_type, p.work_location, p.start_by, u.name as owner, p.priority,
      p.paused_from_status, n.candidates, n.stages, n.waiting
    from open_position p
    left join client c on c.id = p.client_id
    left join app_user u on u.id = p.owner_user_id
    cross join lateral (
      select coalesce(sum(g.count), 0)::integer as candidates, coalesce(jsonb_object_agg(g.stage, g.count), '{}') as stages,
        coalesce(sum(g.waiting), 0)::integer as waiting
      from (
        select a.stage, count(*)::integer as count, (count(*) filter (where ${isWaitingForClient}))::integer as waiting
        from application a join application_decision d on d.application_id = a.id
        where a.position_id = p.id and a.stage not in ('rejected', 'withdrawn')
          and ${isWorking ? sql`true` : isConsidered} group by a.stage
      ) g
    ) n`,
  // For a client, what waits for it comes first, then what is worked on.
  order: isWorking
    ? sql`t.opened_at desc`
    : sql`t.waiting > 0 desc, t.status in ('sourcing', 'pending interviews') desc, t.opened_at desc`,
  tally: 'status',
  columns: {
    new: inStage('new'),
    screening: inStage('screening'),
    presented: inStage('presented'),
    interview: inStage('interview'),
    offered: inStage('offered'),
    places: { sort: sql`t.headcount - t.filled_count` },
    status: {
      sort: sql`array_position(array['sourcing', 'pending interviews', 'filled', 'pause'], t.status)`,
      exact: sql`t.status`,
    },
    priority: {
      sort: sql`array_position(array['low', 'medium', 'high', 'urgent'], t.priority)`,
      exact: sql`t.priority`,
    },
  },
});

/** Newest first. Row security leaves a client its own. */
export function readOpenPositionPage(
  db: Db,
  question: TableQuery,
  isWorking: boolean,
): Promise<TablePage<ListedOpenPosition>> {
  return readTable<ListedOpenPosition>(db, sourceFor(isWorking), question);
}

export async function readOpenPosition(db: Db, id: number): Promise<StoredOpenPosition | undefined> {
  const { rows } = await sql<StoredOpenPosition>`
    select p.id, p.uuid::text as uuid, p.version, p.title, p.client_id, c.legal_business_name as client, p.status, p.status_since,
      p.opened_at, p.headcount, p.filled_count, p.employment_type, p.work_location, p.start_by, p.priority, p.paused_from_status,
      to_char(p.shift_start, 'HH24:MI') as shift_start, to_char(p.shift_end, 'HH24:MI') as shift_end,
      json_build_object('id', z.id, 'name', z.name) as timezone, p.must_have, p.nice_to_have,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as owner
    from open_position p
    join timezone z on z.id = p.timezone_id
    left join client c on c.id = p.client_id
    left join app_user u on u.id = p.owner_user_id
    where p.id = ${id}`.execute(db);
  return rows[0];
}

export async function budgetOf(db: Db, id: number): Promise<StoredBudget | null> {
  const { rows } = await sql<StoredBudget>`
    select b.least_cents, b.most_cents, json_build_object('id', y.id, 'code', y.code) as currency
    from open_position_budget b join currency y on y.id = b.currency_id where b.position_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Oldest first. */
export async function statusesOf(db: Db, id: number): Promise<OpenPositionSpan[]> {
  const { rows } = await sql<OpenPositionSpan>`
    select s.id, s.status, s.since, s.until, s.reason, u.name as actor
    from open_position_status s left join app_user u on u.id = s.actor_user_id
    where s.position_id = ${id} order by s.id`.execute(db);
  return rows;
}

export async function managersOfClient(db: Db, clientId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select user_id as id, name from account_managers_of(${clientId})`.execute(db);
  return rows;
}

/** Active staff with a role that works on positions. */
export async function positionOwners(db: Db, roles: readonly string[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.name from app_user u
    where u.deleted_at is null and u.status = 'active' and exists (
      select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name = any (${[...roles]}::text[]))
    order by search_key(u.name), u.id`.execute(db);
  return rows;
}

/** What the form sets. */
export type OpenPositionColumns = {
  readonly title: string;
  readonly employment_type: string;
  readonly work_location: string;
  readonly shift_start: string | null;
  readonly shift_end: string | null;
  readonly timezone_id: number;
  readonly start_by: string | null;
  readonly must_have: readonly string[];
  readonly nice_to_have: readonly string[];
  readonly owner_user_id: number | null;
  readonly priority: string;
};

export interface LockedOpenPosition extends OpenPositionColumns, PositionState {
  readonly id: number;
  readonly client_id: number;
  readonly version: number;
}

export async function lockOpenPosition(db: Db, id: number): Promise<LockedOpenPosition | undefined> {
  const { rows } = await sql<LockedOpenPosition>`
    select id, client_id, version, status, paused_from_status, headcount, filled_count, title, employment_type, work_location,
      to_char(shift_start, 'HH24:MI') as shift_start, to_char(shift_end, 'HH24:MI') as shift_end, timezone_id, start_by, must_have,
      nice_to_have, owner_user_id, priority
    from open_position where id = ${id} for update`.execute(db);
  return rows[0];
}
