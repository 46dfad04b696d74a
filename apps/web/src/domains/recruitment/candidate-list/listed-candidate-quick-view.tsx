import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { candidateAccess } from '@muster/contract/domains/recruitment/candidates.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { CandidateNotes } from '../candidate-details/candidate-notes.tsx';

/** A candidate beside the list: the latest application, how to reach them, and the notes. */
export function ListedCandidateQuickView({ list, row, onUpdate, ...state }: ListedCandidateQuickViewProps) {
  const mayChange = useMay(candidateAccess.change);
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.name}
      below={row.headline}
      avatar={<Initials name={row.name} size={36} />}
      without={row.resume_match ? [] : ['headline']}
      values={row.email ? { email: <EmailLink email={row.email} /> } : {}}
      to={pathOf('candidateDetails', { id: row.id })}
      onUpdate={mayChange ? onUpdate : undefined}
      state={state}
      after={mayChange ? <CandidateNotes id={row.id} /> : null}
    />
  );
}

interface ListedCandidateQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<CandidateRow>, 'columns' | 'zone'>;
  readonly row: CandidateRow;
  readonly onUpdate: () => void;
}
