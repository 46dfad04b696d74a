import type {
  MyCandidate,
  MyPositionFigures,
  MyPositionRecord,
  MyPositionRow,
  PositionOfCandidates,
} from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import { holdsWords } from '../../platform/table/table-conditions.ts';
import type { SmallSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { type ClientUser, isConsidered, isOwnPosition, isWaitingForClient } from './client-reach.repository.ts';

const counts = sql`
  left join lateral (
    select count(*)::integer as presented, (count(*) filter (where ${isWaitingForClient}))::integer as waiting
    from application a join application_decision d on d.application_id = a.id
    where a.position_id = p.id and a.stage not in ('rejected', 'withdrawn') and ${isConsidered}
  ) n on true`;

const shown = sql`p.id, p.uuid::text as uuid, p.title, p.status, p.status_since, p.opened_at, p.headcount, p.filled_count,
  p.employment_type, p.work_location, p.start_by, n.presented, n.waiting`;

const hours = sql`to_char(p.shift_start, 'HH24:MI') as shift_start, to_char(p.shift_end, 'HH24:MI') as shift_end,
  json_build_object('id', z.id, 'name', z.name) as timezone`;

const sourceFor = (viewer: ClientUser): SmallSource => ({
  strategy: 'small',
  from: sql`select ${shown} from open_position p ${counts} where ${isOwnPosition(viewer)}`,
  // What waits for the client comes first, then what is worked on.
  order: sql`t.waiting > 0 desc, t.status in ('sourcing', 'pending interviews') desc, t.opened_at desc`,
  tally: 'status',
  columns: {
    places: { sort: sql`t.headcount - t.filled_count` },
    status: {
      sort: sql`array_position(array['sourcing', 'pending interviews', 'filled', 'pause'], t.status)`,
      exact: sql`t.status`,
    },
  },
});

export function readMyPositionPage(
  db: Db,
  viewer: ClientUser,
  question: TableQuery,
): Promise<TablePage<MyPositionRow>> {
  return readTable<MyPositionRow>(db, sourceFor(viewer), question);
}

const isWorkedOn = sql`p.status in ('sourcing', 'pending interviews')`;

/** `presented`: for the positions that `open` counts. */
export async function readMyPositionFigures(db: Db, viewer: ClientUser): Promise<MyPositionFigures> {
  const { rows } = await sql<MyPositionFigures>`
    select (count(*) filter (where ${isWorkedOn}))::integer as open,
      coalesce(sum(n.waiting), 0)::integer as waiting,
      coalesce(sum(n.presented) filter (where ${isWorkedOn}), 0)::integer as presented,
      coalesce(sum(p.headcount), 0)::integer as places, coalesce(sum(p.filled_count), 0)::integer as filled
    from open_position p ${counts} where ${isOwnPosition(viewer)}`.execute(db);
  return rows[0] ?? { open: 0, waiting: 0, presented: 0, places: 0, filled: 0 };
}

export async function readMyPosition(
  db: Db,
  { uuid, ...viewer }: { readonly uuid: string } & ClientUser,
): Promise<MyPositionRecord | undefined> {
  const { rows } = await sql<MyPositionRecord>`
    select ${shown}, ${hours}, p.must_have, p.nice_to_have
    from open_position p join timezone z on z.id = p.timezone_id ${counts}
    where p.uuid = ${uuid} and ${isOwnPosition(viewer)}`.execute(db);
  return rows[0];
}

const instant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const latestInterview = sql`(select json_build_object('uuid', i.uuid, 'starts_at', ${instant(sql`i.starts_at`)},
    'ends_at', ${instant(sql`i.ends_at`)}, 'timezone', iz.name, 'status', i.status,
    'rating', (select round(avg(f.rating), 1) from interview_feedback f where f.interview_id = i.id and f.side = 'client'))
  from interview i join timezone iz on iz.id = i.timezone_id
  where i.application_id = a.id and i.status in ('Scheduled', 'Completed', 'follow-up')
  order by i.starts_at desc, i.id desc limit 1)`;

const sharedNote = sql`(select n.body from recruitment_note n
  where n.application_id = a.id and n.visibility = 'client_shared' and n.parent_id is null and n.author_client_id is null
    and n.body is not null
  order by n.id desc limit 1)`;

const candidate = sql`a.id, a.uuid::text as uuid, c.name, c.headline, c.home_place, a.stage, a.presented_at, d.decision,
  d.reason as decision_reason, d.version as decision_version, u.name as decided_by, d.decided_at, ${latestInterview} as interview,
  ${sharedNote} as note`;

const candidateJoins = sql`
  join application_decision d on d.application_id = a.id
  join candidate c on c.id = a.candidate_id
  left join app_user u on u.id = d.decided_by_user_id`;

/** What was presented for a position, ended applications last, those that wait for the client first. */
export async function presentedFor(
  db: Db,
  { uuid, ...viewer }: { readonly uuid: string } & ClientUser,
): Promise<MyCandidate[]> {
  const { rows } = await sql<MyCandidate>`
    select ${candidate} from application a join open_position p on p.id = a.position_id ${candidateJoins}
    where p.uuid = ${uuid} and a.presented_at is not null and ${isOwnPosition(viewer)}
    order by a.stage in ('rejected', 'withdrawn'), ${isWaitingForClient} desc, d.decision = 'rejected', a.presented_at, a.id`.execute(
    db,
  );
  return rows;
}

export interface FoundCandidate {
  readonly uuid: string;
  readonly name: string;
  readonly position: string;
}

/** Who was presented to the viewer and whose name or headline has all words. */
export async function findPresented(
  db: Db,
  { words, most, ...viewer }: { readonly words: readonly string[]; readonly most: number } & ClientUser,
): Promise<FoundCandidate[]> {
  const { rows } = await sql<FoundCandidate>`
    select a.uuid::text as uuid, c.name, p.title as position
    from application a join open_position p on p.id = a.position_id join candidate c on c.id = a.candidate_id
    where a.presented_at is not null and ${isOwnPosition(viewer)}
      and ${holdsWords(words, sql`search_key(c.name || ' ' || coalesce(c.headline, ''))`)}
    order by search_key(c.name), a.id limit ${most}`.execute(db);
  return rows;
}

export interface StoredProfile extends MyCandidate {
  readonly candidate_id: number;
  readonly position: PositionOfCandidates;
}

/** A candidate who was presented for a position, by the address of the application. */
export async function readProfile(
  db: Db,
  { uuid, ...viewer }: { readonly uuid: string } & ClientUser,
): Promise<StoredProfile | undefined> {
  const { rows } = await sql<StoredProfile>`
    select ${candidate}, a.candidate_id, json_build_object('uuid', p.uuid, 'title', p.title, 'status', p.status, 'employment_type', p.employment_type,
      'work_location', p.work_location, 'start_by', p.start_by, 'shift_start', to_char(p.shift_start, 'HH24:MI'),
      'shift_end', to_char(p.shift_end, 'HH24:MI'), 'timezone', json_build_object('id', z.id, 'name', z.name),
      'must_have', p.must_have) as position
    from application a join open_position p on p.id = a.position_id join timezone z on z.id = p.timezone_id ${candidateJoins}
    where a.uuid = ${uuid} and a.presented_at is not null and ${isOwnPosition(viewer)}`.execute(db);
  return rows[0];
}
