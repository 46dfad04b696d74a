import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { isWithTheClient } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import { stageAfter } from '@muster/contract/domains/recruitment/next-step.rules.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { ApplicationSlot } from '../../../platform/slots/application-slot.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { ApplicationStageBadge, ClientDecisionBadge } from '../application-status.tsx';
import { decisionLabels, stageMoveLabel } from '../moved-application.ts';
import type { CardActs } from './card-entries.ts';
import { nextStepText, stepOf } from './next-step-text.ts';
import styles from './step-box.module.css';

/** The stage, what the client decided, and the usual next act. */
export function StepBox({ card, acts }: { readonly card: ApplicationCard; readonly acts: CardActs }) {
  const now = useMinute();
  const zone = useViewerZone();
  const { stage, presented_at, decision, decision_reason, work } = card;
  const step = nextStepText(card, { now, zone });
  return (
    <section className={styles.box} aria-label="Next step">
      <div className={styles.head}>
        <ApplicationStageBadge stage={stage} />
        {presented_at === null ? null : <ClientDecisionBadge decision={decision} />}
      </div>
      {step === null ? null : <p className={styles.step}>{step}</p>}
      {decision_reason === null ? null : (
        <p className={styles.reason}>
          “{decision_reason}”{work?.decided_by ? `, ${work.decided_by}` : null}
        </p>
      )}
      <div className={styles.acts}>
        {work?.interview && stepOf(card, now) === 'meet' ? (
          <LinkButton to={pathOf('recruitmentInterviewDetails', { id: work.interview.id })}>Open interview</LinkButton>
        ) : work && isWithTheClient(stage) ? (
          <ApplicationSlot id={card.id} candidate={card.candidate.name} />
        ) : null}
        <StepButton card={card} acts={acts} now={now} />
      </div>
    </section>
  );
}

function StepButton({ card, acts, now }: StepButtonProps) {
  const { stage, decision, work } = card;
  if (acts.mayHire(card))
    return (
      <Button tone="primary" onClick={() => acts.move(card, 'hired')}>
        {stageMoveLabel('hired')}
      </Button>
    );
  const to = stageAfter(stage);
  if (work && to && work.moves.includes(to)) {
    const step = stepOf(card, now);
    const isNext = step === 'screen' || step === 'present' || step === 'offer';
    return (
      <Button tone={isNext ? 'primary' : 'default'} onClick={() => acts.move(card, to)}>
        {stageMoveLabel(to)}
      </Button>
    );
  }
  if (!acts.mayDecide || stage !== 'presented' || decision === 'wants interview') return null;
  return (
    <Button tone="primary" onClick={() => acts.decide(card, 'wants interview')}>
      {decisionLabels['wants interview']}
    </Button>
  );
}

interface StepButtonProps {
  readonly card: ApplicationCard;
  readonly acts: CardActs;
  readonly now: number;
}
