import { capitalized } from '@muster/contract/capitalized.ts';
import type { JobDescriptionSection } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './hire.module.css';
import { stepAddress } from './hire-steps.ts';
import type { Insights, NumberedInsight } from './use-insights.ts';

/** What may be said better, each with its reason. */
export function InsightList({ uuid, insights, onEdit }: InsightListProps) {
  const { open, hidden, showAll } = insights;
  return (
    <section className={styles.insights} aria-label="Suggestions">
      <h2 className={styles.insightsHead}>
        Suggestions <span className={styles.insightsCount}>{open.length} open</span>
      </h2>
      {open.length === 0 ? <p className={styles.insightsFoot}>Nothing to improve was found.</p> : null}
      {open.map((insight) => (
        <article key={insight.key} className={styles.insight}>
          <span className={styles.pin}>{insight.number}</span>
          <div className={styles.insightHead}>
            <span>{insight.title}</span> <span className={styles.kind}>{capitalized(insight.kind)}</span>
          </div>
          <p className={styles.reason}>{insight.reason}</p>
          <div className={styles.insightActs}>
            <InsightAct uuid={uuid} insight={insight} onEdit={onEdit} />
            <Button small tone="quiet" onClick={() => insights.dismiss(insight.key)}>
              Dismiss
            </Button>
          </div>
        </article>
      ))}
      {hidden === 0 ? null : (
        <div className={styles.insightsFoot}>
          <Button small tone="quiet" onClick={showAll}>
            Show {hidden} dismissed
          </Button>
        </div>
      )}
    </section>
  );
}

function InsightAct({ uuid, insight: { section }, onEdit }: Omit<InsightListProps, 'insights'> & OneInsight) {
  if (section === null)
    return (
      <LinkButton small to={stepAddress('details', uuid)}>
        Change the answer
      </LinkButton>
    );
  return onEdit ? (
    <Button small onClick={() => onEdit(section)}>
      Edit the text
    </Button>
  ) : (
    <LinkButton small to={stepAddress('review', uuid)}>
      Edit the text
    </LinkButton>
  );
}

interface OneInsight {
  readonly insight: NumberedInsight;
}

interface InsightListProps {
  readonly uuid: string;
  readonly insights: Insights;
  readonly onEdit?: ((section: JobDescriptionSection) => void) | undefined;
}
