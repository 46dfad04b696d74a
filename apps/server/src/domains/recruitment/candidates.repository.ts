import type { CandidateKeys } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { KeyedSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { keptUntil } from './candidate-retention.repository.ts';
import { type ResumeReader, resumePart, searchCandidates } from './candidate-search.repository.ts';
import type { ListedCandidate, LockedCandidate, PossibleDuplicate, StoredCandidate } from './stored-candidate.ts';

interface CandidatePage {
  readonly showArchived: boolean;
  readonly resumeReader: ResumeReader;
}

/** That has not ended. */
const latestApplication = sql`(select json_build_object('position', o.title, 'stage', a.stage,
    'stage_since', to_char(a.stage_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'decision', d.decision,
    'presented_at', to_char(a.presented_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from application a join open_position o on o.id = a.position_id join application_decision d on d.application_id = a.id
  where a.candidate_id = c.id and a.stage not in ('rejected', 'withdrawn')
  order by a.stage_since desc, a.id desc limit 1)`;

/** Newest first. Row security leaves a client its own, without what is private. */
export function readCandidatePage(
  db: Db,
  { showArchived, resumeReader }: CandidatePage,
  question: TableQuery,
): Promise<TablePage<ListedCandidate>> {
  const source: KeyedSource = {
    strategy: 'keyed',
    from: sql`candidate c ${joins}`,
    where: showArchived ? [] : [sql<SqlBool>`c.archived_at is null`],
    keys: sql`c.id`,
    order: sql`c.created_at desc, c.id desc`,
    ties: [sql`c.id`],
    revision: sql`c.version`,
    read: sql`c.id, c.version, c.first_name, c.last_name, c.name, c.headline, c.home_place, p.email, p.phone, p.source, p.tags,
      p.retain_until, c.created_at as added_at, c.archived_at is not null as is_archived, ${latestApplication} as latest,
      ${resumePart(question.words, resumeReader)} as resume_part
      from page join candidate c on c.id = page.id ${joins}`,
    search: ({ words }) => searchCandidates(words, resumeReader),
    countsFound: true,
    columns: {
      name: { text: sql`c.name`, key: sql`c.name_key`, isNeverNull: true },
      tags: { text: sql`array_to_string(p.tags, ', ')` },
      added_at: { sort: sql`c.created_at`, isNeverNull: true },
      is_archived: { sort: sql`(c.archived_at is not null)`, isNeverNull: true },
      headline: { text: sql`c.headline` },
      home_place: { text: sql`c.home_place` },
      email: { text: sql`p.email` },
      phone: { text: sql`p.phone` },
      ...columnsOf('c', ['id']),
      ...columnsOf('p', ['source', 'retain_until']),
    },
  };
  return readTable<ListedCandidate>(db, source, question);
}

export async function readCandidate(db: Db, id: number): Promise<StoredCandidate | undefined> {
  const { rows } = await sql<StoredCandidate>`
    select c.id, c.version, c.first_name, c.last_name, c.name, c.headline, c.home_place, p.email, p.phone, p.source, p.tags,
      p.consent_on, p.consent_until, p.consent_withdrawn_on, p.retain_until, ${keptUntil} as kept_until, c.created_at as added_at,
      u.name as added_by, c.archived_at, c.anonymised_at
    from candidate c ${joins}
    left join app_user u on u.id = p.added_by_user_id
    where c.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockCandidate(db: Db, id: number): Promise<LockedCandidate | undefined> {
  const { rows } = await sql<LockedCandidate>`
    select c.id, c.version, c.first_name, c.last_name, c.name, c.headline, c.home_place, c.archived_at, c.anonymised_at, p.email, p.phone,
      p.source, p.tags, p.consent_on, p.consent_until, p.consent_withdrawn_on, p.retain_until
    from candidate c join candidate_private p on p.candidate_id = c.id
    where c.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Those that have a key in common, the surest first. */
export async function possibleDuplicates(db: Db, keys: CandidateKeys, most: number): Promise<PossibleDuplicate[]> {
  const { identity_key: name, email_key: email, phone_key: phone } = keys;
  const { rows } = await sql<PossibleDuplicate>`
    select c.id, c.name, c.headline, c.archived_at is not null as is_archived, p.identity_key, p.email_key, p.phone_key
    from candidate_private p join candidate c on c.id = p.candidate_id
    where p.identity_key = ${name} or p.email_key = ${email} or p.phone_key = ${phone}
    order by coalesce(p.email_key = ${email}, false) desc, coalesce(p.phone_key = ${phone}, false) desc, c.name_key, c.id
    limit ${most}`.execute(db);
  return rows;
}

const joins = sql`left join candidate_private p on p.candidate_id = c.id`;
