import { homeZone } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Portion } from '../../platform/jobs/portion.ts';

/** The last day on which the data of `c` and `p` may be kept. A withdrawn consent ends it on its day. */
export const keptUntil = sql<string>`coalesce(p.consent_withdrawn_on, p.retain_until, p.consent_until, (
  (greatest(c.created_at, (select max(s.stage_since) from application s where s.candidate_id = c.id)) at time zone ${homeZone})::date
  + make_interval(months => (select value::integer from organization_setting where key = 'candidate_retention_months')))::date)`;

/** Nothing keeps the data longer: no application that is open, and no hire, even one that was taken back. */
const isFree = sql`c.anonymised_at is null and not exists (
  select from application a where a.candidate_id = c.id and (a.stage not in ('rejected', 'withdrawn') or a.employee_id is not null))`;

/**
 * Locks candidates whose last day is over. The end of the default period waits for the warning: it may have been shortened. A day that
 * somebody entered does not.
 */
export async function lockDueCandidates(
  db: Db,
  { today, warnedBy }: { readonly today: string; readonly warnedBy: string },
  { after, most }: Portion,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from candidate c join candidate_private p on p.candidate_id = c.id
    where c.id > ${after} and ${isFree} and ${keptUntil} < ${today}::date
      and (coalesce(p.consent_withdrawn_on, p.retain_until, p.consent_until) is not null
        or p.retention_warned_on <= ${warnedBy}::date)
    order by c.id limit ${most} for update of c`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who, when and how a person was reached goes. What is counted stays: source, stages, positions, and when. */
export async function anonymise(db: Db, id: number, at: string): Promise<void> {
  await sql`update candidate set first_name = 'Anonymized', last_name = 'candidate', headline = null, home_place = null,
    anonymised_at = ${at}, archived_at = coalesce(archived_at, ${at}), version = version + 1 where id = ${id}`.execute(
    db,
  );
  await sql`update candidate_private set email = null, phone = null, tags = '{}', identity_key = null, email_key = null, phone_key = null,
    consent_on = null, consent_until = null, consent_withdrawn_on = null, retain_until = null where candidate_id = ${id}`.execute(
    db,
  );
  await sql`delete from recruitment_note where candidate_id = ${id}
    or application_id in (select a.id from application a where a.candidate_id = ${id})`.execute(db);
  await db.deleteFrom('candidate_link').where('candidate_id', '=', id).execute();
  await sql`update application_stage set note = null
    where note is not null and application_id in (select a.id from application a where a.candidate_id = ${id})`.execute(
    db,
  );
  await sql`update scorecard set comment = null
    where comment is not null and application_id in (select a.id from application a where a.candidate_id = ${id})`.execute(
    db,
  );
  await sql`update application_decision set reason = 'Removed'
    where reason is not null and application_id in (select a.id from application a where a.candidate_id = ${id})`.execute(
    db,
  );
}

interface WarnedDays {
  readonly today: string;
  readonly until: string;
}

/** How many reach their last day by `until` and were not announced with it. They count as announced from now on. */
export async function takeUnwarned(db: Db, { today, until }: WarnedDays): Promise<number> {
  const { rows } = await sql<{ candidate_id: number }>`
    with due as (
      select c.id, ${keptUntil} as last_day from candidate c join candidate_private p on p.candidate_id = c.id where ${isFree})
    update candidate_private p set retention_warned_for = due.last_day, retention_warned_on = ${today}::date from due
    where due.id = p.candidate_id and due.last_day <= ${until}::date
      and p.retention_warned_for is distinct from due.last_day
    returning p.candidate_id`.execute(db);
  return rows.length;
}
