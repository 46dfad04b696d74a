import { capitalized } from '@muster/contract/capitalized.ts';
import type { JobDescriptionSection } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { stepAddress } from './hire-steps.ts';
import styles from './insight-list.module.css';
import { InsightPin } from './insight-pin.tsx';
import { PayScaleBars } from './pay-scale-bars.tsx';
import type { Insights, NumberedInsight } from './use-insights.ts';

/** One suggestion with its reason and its act. It scrolls into view when its pin in the text is pressed. */
export function InsightItem({ uuid, insight, insights, onEdit }: InsightItemProps) {
  const isShown = insights.shown === insight.key;
  const item = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  return (
    <article ref={item} className={styles.insight} data-shown={isShown || undefined}>
      <InsightPin insight={insight} insights={insights} />
      <div className={styles.insightHead}>
        <span>{insight.title}</span> <span className={styles.kind}>{capitalized(insight.kind)}</span>
      </div>
      <p className={styles.reason}>{insight.reason}</p>
      {insight.scale ? <PayScaleBars scale={insight.scale} /> : null}
      <div className={styles.insightActs}>
        <Act {...{ uuid, insight, insights, onEdit }} />
        <Button small tone="quiet" onClick={() => insights.dismiss(insight.key)}>
          Dismiss
        </Button>
      </div>
    </article>
  );
}

function Act({ uuid, insight, insights, onEdit }: InsightItemProps) {
  const { act, section } = insight;
  if (act !== null)
    return (
      <Button small onClick={() => insights.act(insight)}>
        {act.label}
      </Button>
    );
  if (section !== null && onEdit)
    return (
      <Button small onClick={() => onEdit(section)}>
        Edit the text
      </Button>
    );
  return (
    <LinkButton small to={stepAddress(section === null ? 'details' : 'review', uuid)}>
      {section === null ? 'Change the answer' : 'Edit the text'}
    </LinkButton>
  );
}

interface InsightItemProps {
  readonly uuid: string;
  readonly insight: NumberedInsight;
  readonly insights: Insights;
  readonly onEdit?: ((section: JobDescriptionSection) => void) | undefined;
}
