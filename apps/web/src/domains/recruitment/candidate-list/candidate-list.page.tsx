import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { candidateColumns } from '@muster/contract/domains/recruitment/candidate-columns.ts';
import { candidateAccess } from '@muster/contract/domains/recruitment/candidates.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { candidateListQuery, refreshCandidates } from '../candidates.queries.ts';

const CandidatePanel = lazyPanel(() => import('../candidate.panel.tsx').then((part) => part.CandidatePanel));

const nameCell = ({ id, name }: CandidateRow, plain = false) => (
  <NameCell name={name} to={pathOf('candidateDetails', { id })} plain={plain} />
);

// FIELDS: how the columns look.
const columns = columnsOf<CandidateRow>()(candidateColumns, {
  name: {
    width: 260,
    pinned: 'left',
    cell: (row) => nameCell(row),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  },
  description: { width: 320, grow: true, card: 'line' },
  updated_at: { width: 180 },
});

/** `/candidates` */
export function CandidateListPage() {
  const form = useLazyPanel((subject: CandidateRow | null, state) => <CandidatePanel subject={subject} {...state} />);
  const list = useRecordList({ name: 'candidates', query: candidateListQuery, columns });
  useRefreshOn('candidates.changed', [candidatesEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'Candidate',
    nameOf: ({ name }: CandidateRow) => name,
    send: ({ id }) => callApi(candidatesEndpoints.delete, { body: { id } }),
    refresh: refreshCandidates,
  });
  return (
    <RecordListPage
      title="Candidates"
      thing="Candidate"
      list={list}
      rowName={({ name }) => name}
      searchPlaceholder="Search: Name, Description"
      emptyHint="Candidates appear here when they are added."
      mayChange={useMay(candidateAccess.change)}
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
