import { counted } from '@muster/contract/counted.ts';
import { hirePathLabels } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type { HireStep } from '@muster/contract/domains/recruitment/hire-steps.ts';
import { employmentTypeLabels } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { PresentMember } from '../../../platform/realtime/push-connection.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { DraftViewers } from './draft-viewers.tsx';
import { useHireFacts } from './hire-facts.ts';
import styles from './hire-rail.module.css';
import { answeredStages, hireStages, stageOf, stepAddress, stepsOf } from './hire-steps.ts';

/** The five steps with what they say so far, and the answers that the text is made from. */
export function HireRail({ draft, step, others }: HireRailProps) {
  const current = step === null ? -1 : stageOf(step);
  const reached = stageOf(draft.step);
  const { name } = useUser();
  const facts = useHireFacts(draft.answers).facts.filter(({ label, value }) => short.includes(label) && value);
  const answered = answeredStages(draft);
  return (
    <aside className={styles.rail} aria-label="Steps">
      <ol className={styles.stages}>
        {hireStages.map(({ label, steps }, at) => {
          const isBehind = at < Math.max(current, reached);
          const state = at === current ? 'current' : isBehind && answered[at] ? 'done' : 'open';
          const first = stepsOf(draft.path).find((each) => steps.some((own) => own === each)) ?? steps[0];
          return (
            <li
              key={label}
              className={styles.stage}
              data-state={state}
              aria-current={at === current ? 'step' : undefined}
            >
              <span className={styles.node}>
                {state === 'done' ? <IconCheck size={13} aria-label="Done" /> : at + 1}
              </span>
              <Link className={styles.stageName} to={stepAddress(first, draft.uuid)}>
                {label}
              </Link>
              <p className={styles.stageText}>{stageText(at, draft)}</p>
            </li>
          );
        })}
      </ol>
      <section className={styles.answers}>
        <h2 className={styles.answersTitle}>Your answers</h2>
        {facts.length === 0 ? (
          <p className={styles.colleague}>No hours, skills or start date yet.</p>
        ) : (
          <DescriptionList columns={1} facts={facts} />
        )}
        <Link className={styles.link} to={stepAddress('job', draft.uuid)}>
          Change answers
        </Link>
      </section>
      <div className={styles.colleagues}>
        {draft.updated_by === name ? null : <p className={styles.colleague}>Last changed by {draft.updated_by}</p>}
        <DraftViewers others={others} />
      </div>
    </aside>
  );
}

interface HireRailProps {
  readonly draft: HireDraft;
  readonly step: HireStep | null;
  /** Who has it open, too. */
  readonly others: readonly PresentMember[];
}

const short: readonly string[] = ['Hours', 'Must-have skills', 'Start by'];

function stageText(at: number, { path, answers, text, review }: HireDraft): string {
  const { headcount, employment_type: type } = answers;
  const texts = [
    path === null ? 'How the text is written' : hirePathLabels[path],
    headcount == null || type == null
      ? 'Places and kind of work'
      : `${counted(headcount, 'person', 'people')}, ${employmentTypeLabels[type].toLowerCase()}`,
    'Hours, skills, pay range',
    review !== null ? 'Reviewed' : text === null ? 'Not written yet' : 'Waiting for your review',
    'Then your provider looks for people',
  ];
  return texts[at] ?? '';
}
