import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import styles from './insights-in-place.module.css';
import marks from './marked-text.module.css';
import type { Insights, NumberedInsight } from './use-insights.ts';

/** Suggestions about a section that no line marks: one line each, which opens in place. */
export function InsightsInPlace({ rows, insights, below }: InsightsInPlaceProps) {
  return rows.map((insight) => {
    const { key, number, title } = insight;
    const isShown = insights.shown === key;
    return (
      <Fragment key={key}>
        <button
          type="button"
          className={styles.row}
          aria-expanded={isShown}
          onClick={() => insights.show(isShown ? null : key)}
        >
          <span className={marks.pin}>{number}</span> {title}
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
        {below(insight)}
      </Fragment>
    );
  });
}

interface InsightsInPlaceProps {
  readonly rows: readonly NumberedInsight[];
  readonly insights: Insights;
  /** The suggestion, once it is open. */
  readonly below: (insight: NumberedInsight) => ReactNode;
}
