import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Everything that is held about a candidate, private notes and files included. Undefined for one out of reach. */
export async function heldDataOf(db: Db, id: number): Promise<object | undefined> {
  const { rows } = await sql<{ data: object }>`
    select json_build_object(
      'candidate', json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'headline', c.headline,
        'home_place', c.home_place, 'added_at', c.created_at, 'archived_at', c.archived_at, 'email', p.email, 'phone', p.phone,
        'source', p.source, 'tags', p.tags, 'consent_on', p.consent_on, 'consent_until', p.consent_until,
        'consent_withdrawn_on', p.consent_withdrawn_on, 'retain_until', p.retain_until),
      'applications', ${listOf(sql`
        select t.title as position, l.legal_business_name as client, a.applied_at, a.stage, a.presented_at, d.decision, d.reason as decision_reason,
          (select json_agg(json_build_object('stage', s.stage, 'since', s.since, 'until', s.until, 'rejection', s.rejection, 'note', s.note)
            order by s.id) from application_stage s where s.application_id = a.id) as stages
        from application a join application_decision d on d.application_id = a.id join open_position t on t.id = a.position_id
        left join client l on l.id = t.client_id where a.candidate_id = c.id order by a.id`)},
      'interviews', ${listOf(sql`
        select i.starts_at, i.ends_at, i.method, i.place, i.status, i.outcome, i.end_reason,
          (select json_agg(json_build_object('side', f.side, 'rating', f.rating, 'text', f.body, 'written_at', f.written_at) order by f.id)
            from interview_feedback f where f.interview_id = i.id) as feedback
        from interview i join application a on a.id = i.application_id where a.candidate_id = c.id order by i.id`)},
      'scorecards', ${listOf(sql`
        select u.name as author, s.recommendation, s.comment, s.written_at,
          (select json_agg(json_build_object('criterion', r.criterion, 'rating', r.rating)) from scorecard_rating r where r.scorecard_id = s.id) as ratings
        from scorecard s join app_user u on u.id = s.author_user_id join application a on a.id = s.application_id
        where a.candidate_id = c.id order by s.id`)},
      'notes', ${listOf(sql`
        select n.body as text, n.visibility, n.author_name as author, n.created_at, n.edited_at from recruitment_note n
        where n.body is not null and (n.candidate_id = c.id or n.application_id in (select a.id from application a where a.candidate_id = c.id))
        order by n.id`)},
      'files', ${listOf(sql`
        select f.file_name, f.media_type, f.size_bytes, f.visibility, f.created_at, t.text as resume_text
        from attachment f left join resume_text t on t.attachment_id = f.id where f.candidate_id = c.id order by f.id`)},
      'public_links', ${listOf(sql`
        select k.label, k.created_at, k.expires_at, k.revoked_at, k.opened_count, k.last_opened_at
        from candidate_link k where k.candidate_id = c.id order by k.id`)}) as data
    from candidate c join candidate_private p on p.candidate_id = c.id where c.id = ${id}`.execute(db);
  return rows[0]?.data;
}

const listOf = (select: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(one), '[]') from (${select}) one)`;
