import type pg from 'pg';

export const candidates = 100_000;
const words = 6_000;
const wordsOfResume = 250;
const atOnce = 5_000;
export const boardCandidates = 200;
export const boardTitle = 'Bench board';

/** Candidates with a resume each, and a position with a full board. Candidates that are there stay. */
export async function fillCandidates(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from candidate');
  if ((rows[0]?.count ?? 0) >= candidates) return;
  await pool.query('alter table attachment disable trigger resume_text');
  await pool.query('drop index if exists resume_text_words');
  await pool.query(
    `create temp table vocabulary as select n, (select string_agg(part, '') from (
    select (array['ba','co','du','fi','ge','ha','ju','ko','li','mu','na','po','qui','ra','se','tu','vi','wo','ya','ze'])[(n / (20 ^ p)::integer) % 20 + 1] as part
    from generate_series(0, 3) p) parts) as word from generate_series(1, $1::integer) n`,
    [words],
  );
  await pool.query('create index on vocabulary (n)');
  for (let from = (rows[0]?.count ?? 0) + 1; from <= candidates; from += atOnce)
    await insertCandidates(pool, from, Math.min(candidates, from + atOnce - 1));
  await pool.query('alter table attachment enable trigger resume_text');
  await pool.query('create index resume_text_words on resume_text using gin (words)');
  await insertBoard(pool);
  for (const table of ['candidate', 'candidate_private', 'attachment', 'resume_text', 'application'])
    await pool.query(`vacuum (analyze) ${table}`);
}

/** The frequency of words falls steeply, as in texts that people write. One candidate in twenty shares the phone of the one before. */
async function insertCandidates(pool: pg.Pool, from: number, to: number): Promise<void> {
  await pool.query(
    `with people as (
      insert into candidate (first_name, last_name, headline, home_place, created_at)
      select initcap(f.word), initcap(l.word), 'Bookkeeper, ' || number % 12 || ' years', 'Makati City', now() - number * interval '10 minutes'
      from generate_series($1::bigint, $2::bigint) number
      join vocabulary f on f.n = number * 7919 % $3 + 1 join vocabulary l on l.n = number * 104729 % $3 + 1
      returning id, first_name, last_name),
    contacts as (
      insert into candidate_private (candidate_id, email, phone, source, tags, identity_key, email_key, phone_key)
      select id, first_name || '.' || id || '@candidates.test', '0917' || lpad((id - (id % 20 = 0)::integer)::text, 7, '0'), 'job board', array['Xero'],
        lower(first_name || ' ' || last_name), lower(first_name) || '.' || id || '@candidates.test',
        '63917' || lpad((id - (id % 20 = 0)::integer)::text, 7, '0') from people
      returning candidate_id),
    stored as (
      insert into stored_file (key, size_bytes) select '2026-01-01/' || lpad(to_hex(id), 32, '0'), 1000 from people returning key),
    files as (
      insert into attachment (candidate_id, candidate_attachment_type_id, visibility, file_name, storage_key, sha256, size_bytes, media_type)
      select id, 1, 'staff', 'resume.pdf', '2026-01-01/' || lpad(to_hex(id), 32, '0'), repeat('0', 64), 1000, 'application/pdf' from people
      returning id, candidate_id),
    texts as (
      select f.id, f.candidate_id, string_agg(v.word, ' ' order by w) as text, array_agg(distinct v.word) as words
      from files f cross join generate_series(1, $4::integer) w
      join vocabulary v on v.n = floor(power((hashint8(f.id::bigint * 1000 + w) & 65535) / 65536.0, 3) * $3)::integer + 1
      group by 1, 2)
    insert into resume_text (attachment_id, found_candidate_id, state, text, words)
    select id, candidate_id, 'read', text, array_to_tsvector(words) from texts`,
    [from, to, words, wordsOfResume],
  );
}

async function insertBoard(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with position as (
      insert into open_position (title, client_id, employment_type, work_location, headcount, timezone_id)
      select $1, (select min(id) from client), 'full-time', 'wfh', 10, (select min(id) from timezone) returning id),
    proposed as (
      insert into application (position_id, candidate_id, stage)
      select position.id, c.id, case when c.id % 2 = 0 then 'new' else 'screening' end
      from position, (select id from candidate order by id limit $2) c returning id)
    insert into application_decision (application_id) select id from proposed`,
    [boardTitle, boardCandidates],
  );
}
