import { resumePatternOf, resumeQueryOf } from '@muster/contract/domains/recruitment/resume-words.rules.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, holdsWords } from '../../platform/table/table-conditions.ts';
import type { Condition } from '../../platform/table/table-source.ts';

/** Who searches resumes. Null: a viewer who does not recruit, and finds nobody by them. */
export type ResumeReader = { readonly userId: number } | null;

// Row security leaves clients nothing of the private part, so they do not find anybody by it.
const keys = sql`concat_ws(chr(31), c.shown_key, p.private_key)`;

/** Each word is in a column of the candidate or in a resume. */
export function searchCandidates(words: readonly string[], reader: ResumeReader): Condition {
  return allOf(
    words.map((word) => {
      const query = reader && resumeQueryOf(word);
      const isInColumns = holdsWords([word], keys);
      if (!reader || query === null) return isInColumns;
      return sql<SqlBool>`(${isInColumns} or c.id in (select searched_resumes(${query}, ${reader.userId})))`;
    }),
  );
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
