import styles from './marked-text.module.css';
import type { Insights, NumberedInsight } from './use-insights.ts';

/** The number of a suggestion, where its words are. It shows the suggestion. */
export function InsightPin({ insight: { key, number, title }, insights }: InsightPinProps) {
  const isShown = insights.shown === key;
  return (
    <button
      type="button"
      className={styles.pin}
      aria-expanded={isShown}
      aria-label={`Suggestion ${number}: ${title}`}
      title={title}
      onClick={() => insights.show(isShown ? null : key)}
    >
      {number}
    </button>
  );
}

interface InsightPinProps {
  readonly insight: NumberedInsight;
  readonly insights: Insights;
}
