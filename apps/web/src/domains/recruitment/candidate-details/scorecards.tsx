import type { CandidateApplication } from '@muster/contract/domains/recruitment/application-answers.ts';
import { isLiving } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import type { ApplicationScorecards, Scorecard } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { recommendationLabels } from '@muster/contract/domains/recruitment/scorecards.constants.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ScoreBars } from './score-bars.tsx';
import styles from './scorecards.module.css';

const ScorecardDialog = lazyPanel(() => import('./scorecard-dialog.tsx').then((part) => part.ScorecardDialog));

/** What the interviewers say of one application, and a way to add the own scorecard or to change it. */
export function Scorecards({ of: { id, stage, position }, name, scorecards }: ScorecardsProps) {
  const { cards, average, criteria } = scorecards;
  const own = cards.find(({ is_own }) => is_own) ?? null;
  const dialog = useLazyPanel((_: null, state) => (
    <ScorecardDialog id={id} name={name} criteria={criteria} own={own} {...state} />
  ));
  return (
    <section className={styles.scorecards} aria-label={`Scorecards for ${position.title}`}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {average === null ? 'Scorecards' : `Scorecards · average ${average.toFixed(1)} of 5`}
        </h3>
        {isLiving(stage) ? (
          <Button small onClick={() => dialog.open(null)}>
            {own ? 'Edit my scorecard' : 'Add scorecard'}
          </Button>
        ) : null}
      </div>
      {cards.length === 0 ? (
        <p className={styles.facts}>No scorecards yet. Clients do not see them.</p>
      ) : (
        <>
          <ScoreBars cards={cards} />
          <ul className={styles.cards}>
            {cards.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </ul>
        </>
      )}
      {dialog.panel}
    </section>
  );
}

function Card({ card }: { readonly card: Scorecard }) {
  const zone = useViewerZone();
  const { author, recommendation, average, ratings, comment, written_at } = card;
  return (
    <li>
      <p className={styles.author}>
        {[author, recommendationLabels[recommendation], average?.toFixed(1)].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.facts}>{ratings.map(({ criterion, rating }) => `${criterion} ${rating}`).join(', ')}</p>
      {comment ? <p className={styles.comment}>{comment}</p> : null}
      <p className={styles.facts}>{formatDateTime(written_at, zone)}</p>
    </li>
  );
}

interface ScorecardsProps {
  readonly of: Pick<CandidateApplication, 'id' | 'stage' | 'position'>;
  readonly name: string;
  readonly scorecards: ApplicationScorecards;
}
