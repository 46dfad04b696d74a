import type { DayExplanation as Explanation } from '@muster/contract/domains/attendance/attendance-answers.ts';
import styles from './day-explanation.module.css';

/** Why a day has its figures, one sentence each. */
export function DayExplanation({ explanation }: { readonly explanation: Explanation | null }) {
  if (explanation === null || explanation.sentences.length === 0) return null;
  return (
    <ul className={styles.sentences}>
      {explanation.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
