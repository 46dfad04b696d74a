import type { JobDescriptionSection } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useCompact } from '../../../ui/use-compact.ts';
import { InsightItem } from './insight-item.tsx';
import styles from './insight-list.module.css';
import type { Insights } from './use-insights.ts';

/** What may be said better, each with its reason. Beside a text that is narrow, only what no section shows in place. */
export function InsightList({ uuid, insights, onEdit }: InsightListProps) {
  const { open, hidden, showAll } = insights;
  const isInPlace = useCompact() && onEdit !== undefined;
  if (insights.isPending) return <span data-loading="" />;
  const listed = isInPlace ? open.filter(({ section }) => section === null) : open;
  if (isInPlace && listed.length === 0 && hidden === 0) return null;
  return (
    <section className={styles.insights} aria-label="Suggestions">
      <h2 className={styles.insightsHead}>
        {isInPlace ? 'More suggestions' : 'Suggestions'}{' '}
        <span className={styles.insightsCount}>{listed.length} open</span>
      </h2>
      {open.length === 0 ? <p className={styles.insightsFoot}>Nothing to improve was found.</p> : null}
      {listed.map((insight) => (
        <InsightItem key={insight.key} {...{ uuid, insight, insights, onEdit }} />
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

interface InsightListProps {
  readonly uuid: string;
  readonly insights: Insights;
  /** Where the text is edited beside the list. */
  readonly onEdit?: ((section: JobDescriptionSection) => void) | undefined;
}
