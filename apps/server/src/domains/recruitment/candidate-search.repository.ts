import { resumePatternOf, resumeQueryOf } from '@muster/contract/domains/recruitment/resume-words.rules.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, holdsWords } from '../../platform/table/table-conditions.ts';
import type { Condition } from '../../platform/table/table-source.ts';

/** Who searches resumes. Null: a viewer who does not recruit, and finds nobody by them. */
export type ResumeReader = { readonly userId: number } | null;

// Row security leaves clients nothing of the private part, so they do not find anybody by it.
const keys = sql`concat_ws(chr(31), c.shown_key, p.private_key)`;

const shortestNarrowed = 3;

/** Each word is in a column of the candidate or in a resume. */
export function searchCandidates(words: readonly string[], reader: ResumeReader): Condition {
  return allOf(words.map((word) => (reader ? holdsWord(word, reader) : holdsWords([word], keys))));
}

/**
 * The index of trigrams narrows the columns that are compared; a shorter word has none, so each candidate is. Arrays, because PostgreSQL
 * counts the cost of row security again for each row of a join, and would read the whole table.
 */
function holdsWord(word: string, { userId }: { readonly userId: number }): Condition {
  const query = resumeQueryOf(word);
  const inResumes = query === null ? sql`` : sql` union all select searched_resumes(${query}, ${userId})`;
  const narrowed =
    word.length < shortestNarrowed ? sql`true` : sql`c.id = any (array(select searched_candidates(${word})))`;
  return sql<SqlBool>`c.id = any (array(
    select c.id from candidate c left join candidate_private p on p.candidate_id = c.id
    where ${narrowed} and ${holdsWords([word], keys)}${inResumes}))`;
}

/** A part of the newest resume around a searched word that no column has, wide enough for an excerpt; null without one. */
export function resumePart(words: readonly string[], reader: ResumeReader): RawBuilder<string | null> {
  const wanted = words.flatMap((word) => {
    const [query, pattern] = [resumeQueryOf(word), resumePatternOf(word)];
    return query === null || pattern === null ? [] : [{ word, query, pattern }];
  });
  if (reader === null || wanted.length === 0) return sql`null::text`;
  return sql`(
    select substring(t.text from greatest(1, regexp_instr(search_key(t.text), w.pattern) - 200) for 600)
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w (word text, query text, pattern text)
    join attachment a on a.candidate_id = c.id and a.removed_at is null
      and (a.visibility <> 'staff_private' or a.uploaded_by_user_id = ${reader.userId})
    join resume_text t on t.attachment_id = a.id and t.words @@ w.query::tsquery
    where position(search_key(w.word) in ${keys}) = 0
    order by a.id desc limit 1)`;
}
