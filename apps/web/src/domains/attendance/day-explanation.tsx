import type { DayExplanation as Explanation } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { zoneCity } from '../../platform/format/zones.ts';
import styles from './day-explanation.module.css';

/** Why a day has its figures, one sentence each. */
export function DayExplanation({ explanation, zone }: DayExplanationProps) {
  if (explanation === null || explanation.sentences.length === 0) return null;
  return (
    <ul className={styles.sentences}>
      {explanation.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {explanation.zone === zone ? null : (
        <li className={styles.zone}>Times in {zoneCity(explanation.zone)}, where the shift is.</li>
      )}
    </ul>
  );
}

interface DayExplanationProps {
  readonly explanation: Explanation | null;
  /** Time zone of the times next to it. */
  readonly zone: string;
}
