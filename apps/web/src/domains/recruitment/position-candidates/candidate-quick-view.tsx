import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { candidateSourceLabels } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { Link } from 'react-router';
import { QuickView } from '../../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { CandidateNotes } from '../candidate-details/candidate-notes.tsx';
import { ApplicationProgress } from './application-progress.tsx';
import { CandidateFacts } from './candidate-facts.tsx';
import { type CardActs, cardEntries, rejectionOf } from './card-entries.ts';
import { StepBox } from './step-box.tsx';

/** The candidate of a card beside the board: what comes next, the facts, scorecards, notes and history. */
export function CandidateQuickView({ card, position, acts, ...state }: CandidateQuickViewProps) {
  const { candidate, work } = card;
  const entries = cardEntries(card, acts);
  const reject = rejectionOf(card, acts);
  return (
    <QuickView
      state={{ ...state, ...(entries.length > 0 && { actions: () => entries }) }}
      thing="candidate"
      title={candidate.name}
      below={[candidate.home_place, work && candidateSourceLabels[work.source]].filter(Boolean).join(' · ')}
      avatar={<Initials name={candidate.name} size={36} />}
      footer={
        <>
          {reject ? (
            <Button tone="quiet" small onClick={reject}>
              {work ? 'Reject…' : 'Not a fit…'} <Kbd>R</Kbd>
            </Button>
          ) : null}
          <Link to={pathOf('candidateDetails', { id: candidate.id })}>View profile</Link>
        </>
      }
    >
      <StepBox card={card} acts={acts} />
      <CandidateFacts card={card} />
      {work ? <ApplicationProgress card={card} position={position} /> : null}
      <CandidateNotes id={candidate.id} />
    </QuickView>
  );
}

interface CandidateQuickViewProps extends QuickViewState {
  readonly card: ApplicationCard;
  readonly position: { readonly id: number; readonly uuid: string; readonly title: string; readonly client: string };
  readonly acts: CardActs;
}
