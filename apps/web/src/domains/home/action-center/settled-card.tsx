import type { SettledNeed } from '@muster/contract/domains/home/need-answers.ts';
import { IconCheck } from '@tabler/icons-react';
import { now } from '../../../platform/clock/clock.ts';
import { agoText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { kindLooks } from '../needs/need-kinds.ts';
import queue from '../needs/needs-queue.module.css';
import need from '../needs/open-need.module.css';
import styles from './settled-card.module.css';

const outcomes: Readonly<Record<SettledNeed['outcome'], string>> = {
  approved: 'Approved',
  refused: 'Rejected',
  withdrawn: 'Withdrawn',
  'passed-on': 'Passed on to the next approver',
  done: 'Done',
};

/** What became of an entry that no longer waits for the viewer. */
export function SettledCard({ settled }: { readonly settled: SettledNeed }) {
  const { kind, outcome, by, instead_of: approver, at, comment } = settled;
  const zone = useViewerZone();
  const { one, Icon } = kindLooks[kind];
  const who = by === null ? '' : ` by ${by}${approver === null ? '' : ` for ${approver}`}`;
  const when = at === null ? '' : `, ${agoText(at, { now: now(), zone })}`;
  return (
    <section className={queue.card} aria-label="What became of it">
      <div className={styles.settled} role="status">
        <span className={queue.tick} aria-hidden="true">
          <IconCheck />
        </span>
        <div>
          <p className={styles.settledText}>
            {kind === 'ticket' && outcome === 'passed-on' ? 'Assigned to someone else' : outcomes[outcome]}
            {who}
            {when}
          </p>
          <p className={styles.kindLine}>
            <Icon aria-hidden="true" /> {one} · It no longer waits for you.
          </p>
          {comment ? <p className={need.quote}>“{comment}”</p> : null}
        </div>
      </div>
    </section>
  );
}
