import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { candidateColumns } from '@muster/contract/domains/recruitment/candidate-columns.ts';
import { candidateAccess } from '@muster/contract/domains/recruitment/candidates.policy.ts';
import { clientStateWord } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconArchive, IconArchiveOff, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { ApplicationStageBadge } from '../application-status.tsx';
import { candidateListQuery, showArchived } from '../candidates.queries.ts';
import { OpenedAge } from '../my-positions/opened-age.tsx';
import { useCandidateActs } from '../use-candidate-acts.tsx';
import { ResumeExcerpt } from './resume-excerpt.tsx';

const CandidatePanel = lazyPanel(() => import('../candidate.panel.tsx').then((part) => part.CandidatePanel));

const ListedCandidateQuickView = lazyPanel(() =>
  import('./listed-candidate-quick-view.tsx').then((part) => part.ListedCandidateQuickView),
);

const DuplicateCandidatesPanel = lazyPanel(() =>
  import('./duplicate-candidates.panel.tsx').then((part) => part.DuplicateCandidatesPanel),
);

const hrefOf = ({ id }: CandidateRow) => pathOf('candidateDetails', { id });
const nameCell = (row: CandidateRow, plain = false) => <NameCell name={row.name} to={hrefOf(row)} plain={plain} />;

/** A cell without a found resume is plain text, which has a tooltip. */
function headlineCell({ headline, resume_match }: CandidateRow) {
  if (!resume_match) return headline;
  return (
    <>
      {headline}
      <SecondLine>
        <ResumeExcerpt parts={resume_match} />
      </SecondLine>
    </>
  );
}

function stageCell({ application, presented }: CandidateRow) {
  if (application) return <ApplicationStageBadge stage={application.stage} />;
  return presented ? <StateBadge word={clientStateWord(presented)} /> : null;
}

const columns = columnsOf<CandidateRow>()(candidateColumns, {
  name: {
    width: 200,
    pinned: 'left',
    cell: (row) => nameCell(row),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  },
  headline: { width: 180, grow: true, isEarly: true, card: 'line', cell: headlineCell },
  home_place: { width: 150, card: 'aside', hiddenAtFirst: true },
  position: { width: 170, maxWidth: 220 },
  stage: {
    width: 120,
    isEarly: true,
    cell: stageCell,
    card: 'badge',
  },
  presented_at: {
    width: 130,
    cell: ({ presented }) => (presented ? <OpenedAge at={presented.presented_at} isInSentence /> : null),
  },
  stage_since: {
    width: 110,
    cell: ({ application }) => (application ? <OpenedAge at={application.stage_since} /> : null),
  },
  email: { width: 180, maxWidth: 270, hiddenAtFirst: true },
  phone: { width: 150, hiddenAtFirst: true, cell: ({ phone }) => phoneText(phone) },
  source: { width: 120 },
  tags: { width: 120, maxWidth: 130 },
  retain_until: { width: 130, hiddenAtFirst: true },
  added_at: { width: 170, hiddenAtFirst: true },
  is_archived: { width: 100, hiddenAtFirst: true },
});

const listed = [candidatesEndpoints.list];

const toggles = [{ name: showArchived, label: 'Show archived' }];
const noToggles: typeof toggles = [];

/** `/recruitment/candidates` */
export function CandidateListPage() {
  const mayChange = useMay(candidateAccess.change);
  const form = useLazyPanel((id: number | null, state) => <CandidatePanel id={id} {...state} />);
  const duplicates = useLazyPanel((_: null, state) => <DuplicateCandidatesPanel {...state} />);
  const list = useRecordList({
    name: 'candidates',
    query: candidateListQuery,
    columns,
    toggles: mayChange ? toggles : noToggles,
  });
  const { setArchived, remove, dialog } = useCandidateActs();
  useCreate({ label: 'Add candidate', isAllowed: mayChange, create: () => form.open(null) });
  useRefreshOn(mayChange ? 'candidates.changed' : 'my-positions.changed', listed);
  const rowActions = (row: CandidateRow) => [
    { label: 'View', icon: <IconEye aria-hidden="true" />, to: hrefOf(row) },
    { label: 'Update', icon: <IconPencil aria-hidden="true" />, onSelect: () => form.open(row.id) },
    row.is_archived
      ? {
          label: 'Bring back',
          icon: <IconArchiveOff aria-hidden="true" />,
          onSelect: () => void setArchived(row, false),
        }
      : { label: 'Archive', icon: <IconArchive aria-hidden="true" />, onSelect: () => void setArchived(row, true) },
    { label: 'Delete', icon: <IconTrash aria-hidden="true" />, danger: true, onSelect: () => remove(row) },
  ];
  return (
    <Page fill>
      <PageHeader
        title="Candidates"
        count={list.total}
        actions={
          mayChange ? (
            <>
              <Button onClick={() => duplicates.open(null)}>Duplicates</Button>
              <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.open(null)}>
                Add candidate
              </Button>
            </>
          ) : null
        }
      />
      <DataTable
        label="Candidates"
        list={list}
        rowName={({ name }) => name}
        rowHref={hrefOf}
        quickView={(row, state) => (
          <ListedCandidateQuickView list={list} row={row} onUpdate={() => form.open(row.id)} {...state} />
        )}
        rowActions={mayChange ? rowActions : undefined}
        isDimmed={({ is_archived }) => is_archived === true}
        searchPlaceholder={
          mayChange
            ? 'Search: Name, Headline, Location, Email, Phone, Tags, Resume'
            : 'Search: Name, Headline, Location'
        }
        empty={{
          title: 'No candidates found.',
          hint: mayChange
            ? 'People who may fill a position appear here.'
            : 'Candidates appear here once they are presented to your company.',
          action: mayChange ? <Button onClick={() => form.open(null)}>Add the first candidate</Button> : null,
        }}
      />
      {dialog}
      {form.panel}
      {duplicates.panel}
    </Page>
  );
}
