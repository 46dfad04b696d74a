import type { ShownJobDescription } from '@muster/contract/domains/recruitment/job-description-answers.ts';
import { reviewWord } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { jobDescriptionAsText } from '@muster/contract/domains/recruitment/job-description-template.rules.ts';
import type { OpenPositionRecord } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { copyText } from '../../../platform/feedback/copy-text.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import type { WrittenDescription } from '../job-description.panel.tsx';
import { JobDescriptionSections } from '../job-description-sections.tsx';
import { originText, reviewText } from '../job-description-texts.ts';
import styles from '../job-descriptions.module.css';
import { jobDescriptionAnswers, jobDescriptionQuery } from '../job-descriptions.queries.ts';
import { useReview } from '../use-review.ts';

const DescriptionPanel = lazyPanel(() =>
  import('../job-description.panel.tsx').then((part) => part.JobDescriptionPanel),
);
const VersionsPanel = lazyPanel(() =>
  import('../job-description-versions.panel.tsx').then((part) => part.JobDescriptionVersionsPanel),
);

/** What the position is described with. Staff write, review and compare versions; a client reads the reviewed text. */
export function JobDescriptionCard({ position }: { readonly position: OpenPositionRecord }) {
  const { id, work } = position;
  const current = useQuery(jobDescriptionQuery(id));
  useRefreshOn('job-descriptions.changed', jobDescriptionAnswers, { isWanted: (changed) => changed.id === id });
  return (
    <div className={current.isPending ? styles.awaited : undefined}>
      <Loaded of={current} thing="job description">
        {({ description }) =>
          work ? (
            <Written position={position} description={description} />
          ) : (
            <Card title={title} actions={description ? <CopyButton position={position} text={description} /> : null}>
              {description ? (
                <JobDescriptionSections text={description} />
              ) : (
                <CardNote inBody>The job description appears here once it is reviewed.</CardNote>
              )}
            </Card>
          )
        }
      </Loaded>
    </div>
  );
}

const title = 'Job description';

function Written({ position, description }: WrittenProps) {
  const form = useLazyPanel((subject: WrittenDescription, state) => <DescriptionPanel subject={subject} {...state} />);
  const versions = useLazyPanel((_: null, state) => <VersionsPanel position={position} {...state} />);
  const review = useReview(position.id);
  const zone = useViewerZone();
  const write = (begin: WrittenDescription['begin']) => form.open({ position, description, begin });
  const work = description?.work;
  return (
    <>
      <Card
        title={title}
        actions={
          work ? (
            <div className={styles.actions}>
              {work.reviewed_at === null ? (
                <Button small tone="primary" busy={review.isBusy} onClick={() => void review.confirm(work.number)}>
                  Mark as reviewed
                </Button>
              ) : null}
              <Button small onClick={() => write('text')}>
                Edit
              </Button>
              <MenuButton
                small
                tone="default"
                label="More actions for the job description"
                entries={[
                  { label: 'Use template…', onSelect: () => write('template') },
                  { label: 'Version history', onSelect: () => versions.open(null) },
                  { label: 'Copy as text', onSelect: () => void copy(position.title, description) },
                ]}
              >
                More
              </MenuButton>
            </div>
          ) : null
        }
      >
        {work ? (
          <>
            <div className={styles.facts}>
              <StateBadge word={reviewWord(work.reviewed_at !== null)} />
              <span>{`Version ${work.number} · ${originText(work, zone)}`}</span>
              {work.reviewed_at === null ? null : <span>{reviewText(work, zone)}</span>}
            </div>
            <JobDescriptionSections text={description} />
          </>
        ) : (
          <EmptyState
            icon={<IconFileText aria-hidden="true" />}
            title="No job description yet"
            hint="Begin with a template, or write your own text."
            action={
              <div className={styles.actions}>
                <Button onClick={() => write('text')}>Write</Button>
                <Button tone="primary" onClick={() => write('template')}>
                  Use template
                </Button>
              </div>
            }
          />
        )}
      </Card>
      {form.panel}
      {versions.panel}
    </>
  );
}

interface WrittenProps {
  readonly position: OpenPositionRecord;
  readonly description: ShownJobDescription | null;
}

const CopyButton = ({ position, text }: CopyProps) => (
  <Button small onClick={() => void copy(position.title, text)}>
    Copy as text
  </Button>
);

interface CopyProps {
  readonly position: OpenPositionRecord;
  readonly text: ShownJobDescription;
}

async function copy(name: string, text: ShownJobDescription): Promise<void> {
  if (await copyText(jobDescriptionAsText(name, text))) showSuccess('Job description copied.');
  else showError('The browser does not allow copying. Select the text instead.');
}
