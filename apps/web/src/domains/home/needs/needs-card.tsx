import { screens } from '@muster/contract/all-screens.ts';
import { countText } from '@muster/contract/counted.ts';
import type { NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import { isOffered } from '@muster/contract/screen.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { readerOf, usePageData } from '../../../platform/session/use-session.ts';
import { NeedFilters } from './need-filters.tsx';
import type { NeedTextsOf } from './need-kinds.ts';
import styles from './needs-card.module.css';
import { NeedsQueue, Nothing } from './needs-queue.tsx';
import { useNeeds } from './use-needs.ts';

/** The first of what waits for the viewer. `title`: 'Needs you', or 'Waiting for you' for clients. `most`: rows at first. */
export function NeedsCard({ title, textsOf, most }: NeedsCardProps) {
  const [kind, setKind] = useState<NeedKind | null>(null);
  const needs = useNeeds({ kind, view: 'now', textsOf }, most);
  const all = needs.counts.reduce((sum, { count }) => sum + count, 0);
  const reader = readerOf(usePageData());
  const hasCenter = reader !== null && isOffered(screens.actionCenter, reader);
  return (
    <NeedsQueue
      title={title}
      needs={needs}
      head={
        <div className={styles.cardHead}>
          <h2 className={styles.title}>
            {hasCenter ? <Link to={screens.actionCenter.path}>{title}</Link> : title}{' '}
            {all > 0 ? <span className={styles.count}>{countText(all)}</span> : null}
          </h2>
          <NeedFilters
            counts={needs.counts}
            kind={kind}
            onShow={(next) => {
              setKind(next);
              needs.forget();
            }}
          />
        </div>
      }
      empty={<Nothing>You're all caught up. Requests that need your decision appear here.</Nothing>}
    />
  );
}

interface NeedsCardProps {
  readonly title: string;
  readonly textsOf: NeedTextsOf;
  readonly most?: number;
}
