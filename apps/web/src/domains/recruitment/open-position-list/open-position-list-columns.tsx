import { counted } from '@muster/contract/counted.ts';
import type { ApplicationStage } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { openPositionColumns } from '@muster/contract/domains/recruitment/open-position-columns.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { OpenedAge } from '../my-positions/opened-age.tsx';
import { CandidateCount } from '../position-rows/candidate-count.tsx';
import { StatusAge } from '../position-rows/status-age.tsx';
import { PositionStatusBadge } from '../position-status.tsx';
import { positionPath } from './position-path.ts';
import { waitingText } from './waiting-text.ts';

const titleCell = (row: OpenPositionRow) => (
  <NameCell name={row.title} below={row.client} to={positionPath(row)} plain />
);

/** A client knows whose position it is. */
const ownTitleCell = (row: OpenPositionRow) => <NameCell name={row.title} to={positionPath(row)} plain />;

/** With how long it has had the status. */
const statusCell = ({ status, status_since }: OpenPositionRow) => (
  <>
    <PositionStatusBadge status={status} />
    <SecondLine>
      <StatusAge since={status_since} />
    </SecondLine>
  </>
);

const inStage = (stage: ApplicationStage, width: number) => ({
  width,
  cell: ({ stages }: OpenPositionRow) => <CandidateCount count={stages?.[stage] ?? 0} />,
});

const badge = { status: { width: 140, isEarly: true, cell: statusCell, card: 'badge', cardCell: badgeCell } } as const;

function badgeCell({ status }: OpenPositionRow) {
  return <PositionStatusBadge status={status} />;
}

const more = {
  status_since: { width: 170, hiddenAtFirst: true },
  work_location: { width: 150, hiddenAtFirst: true },
  employment_type: { width: 140, hiddenAtFirst: true },
} as const;

/** A column of figures for each stage. */
export const openPositionListColumns = columnsOf<OpenPositionRow>()(openPositionColumns, {
  title: { width: 200, grow: true, pinned: 'left', cell: titleCell, card: 'title' },
  client: { width: 180, maxWidth: 260, hiddenAtFirst: true, within: 'title' },
  ...badge,
  new: inStage('new', 66),
  screening: inStage('screening', 92),
  presented: {
    width: 96,
    isEarly: true,
    cell: ({ stages, waiting }) => (
      <CandidateCount count={stages?.presented ?? 0} waiting={waiting} said={`${waiting} waiting for the client`} />
    ),
  },
  interview: inStage('interview', 84),
  offered: inStage('offered', 72),
  places: { width: 80, isEarly: true, align: 'right', card: 'aside' },
  owner: { width: 140, maxWidth: 170 },
  candidates: {
    width: 110,
    hiddenAtFirst: true,
    card: 'line',
    cardCell: (row) => waitingText(row, 'with client') ?? counted(row.candidates, 'candidate'),
  },
  waiting: { width: 140, hiddenAtFirst: true },
  priority: { width: 90, hiddenAtFirst: true },
  start_by: { width: 130, hiddenAtFirst: true },
  ...more,
  opened_at: { width: 170, hiddenAtFirst: true },
});

/** For a client, what waits for its decision. */
export const clientPositionListColumns = columnsOf<OpenPositionRow>()(openPositionColumns, {
  title: { width: 260, grow: true, pinned: 'left', cell: ownTitleCell, card: 'title' },
  ...badge,
  candidates: { width: 110, isEarly: true },
  waiting: {
    header: 'With you',
    width: 100,
    isEarly: true,
    cell: ({ waiting }) => (
      <CandidateCount count={waiting} waiting={waiting} said={`${counted(waiting, 'candidate')} to decide on`} />
    ),
    card: 'line',
    cardCell: (row) => waitingText(row, 'to decide') ?? counted(row.candidates, 'candidate'),
  },
  places: { width: 90, align: 'right', card: 'aside' },
  opened_at: { width: 130, cell: ({ opened_at }) => <OpenedAge at={opened_at} isInSentence /> },
  start_by: { width: 130 },
  ...more,
});
