import { averageByCriterion } from '@muster/contract/domains/recruitment/scorecard-average.rules.ts';
import type { Scorecard } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { scorecardRatings } from '@muster/contract/domains/recruitment/scorecards.constants.ts';
import styles from './score-bars.module.css';

/** The average of each criterion over all scorecards. */
export function ScoreBars({ cards }: { readonly cards: readonly Scorecard[] }) {
  return (
    <dl className={styles.bars}>
      {averageByCriterion(cards).map(({ criterion, average }) => (
        <div key={criterion}>
          <dt>{criterion}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(average / scorecardRatings.length) * 100}%` }} />
            </span>
            {average.toFixed(1)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
