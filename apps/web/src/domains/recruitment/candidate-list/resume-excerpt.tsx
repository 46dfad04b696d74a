import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import styles from './resume-excerpt.module.css';

/** The line of a resume that the search found, with the matching words marked. */
export function ResumeExcerpt({ parts }: { readonly parts: NonNullable<CandidateRow['resume_match']> }) {
  const line = parts.map(({ text }) => text).join('');
  let at = 0;
  return (
    <span className={styles.excerpt} title={`Resume: ${line}`}>
      Resume:{' '}
      {parts.map(({ text, is_match }) => {
        const key = at;
        at += text.length;
        return is_match ? (
          <mark key={key} className={styles.match}>
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </span>
  );
}
