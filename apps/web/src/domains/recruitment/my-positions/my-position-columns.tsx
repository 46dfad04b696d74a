import { counted } from '@muster/contract/counted.ts';
import type { MyPositionRow } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { myPositionColumns } from '@muster/contract/domains/recruitment/my-position-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { PositionStatusBadge } from '../position-status.tsx';
import { OpenedAge } from './opened-age.tsx';

const titleCell = ({ uuid, title }: MyPositionRow) => (
  <NameCell name={title} to={pathOf('myOpenPositionDetails', { uuid })} plain />
);

const waitingCell = ({ waiting }: MyPositionRow) =>
  waiting === 0 ? '–' : <StateBadge word="Your decision">{counted(waiting, 'candidate')}</StateBadge>;

export const myPositionListColumns = columnsOf<MyPositionRow>()(myPositionColumns, {
  title: { width: 260, grow: true, pinned: 'left', cell: titleCell, card: 'title' },
  status: {
    width: 160,
    isEarly: true,
    cell: ({ status }) => <PositionStatusBadge status={status} />,
    card: 'badge',
  },
  waiting: { width: 150, isEarly: true, align: 'left', cell: waitingCell, card: 'line', cardCell: cardLine },
  presented: { width: 110 },
  places: { width: 90, isEarly: true, align: 'right', card: 'aside' },
  opened_at: { width: 120, cell: ({ opened_at }) => <OpenedAge at={opened_at} isInSentence /> },
  status_since: { width: 170, hiddenAtFirst: true },
  work_location: { width: 150, hiddenAtFirst: true },
  employment_type: { width: 140, hiddenAtFirst: true },
  start_by: { width: 130 },
});

function cardLine({ presented, waiting, opened_at }: MyPositionRow) {
  return (
    <>
      {waiting > 0 ? `${waiting} to decide` : counted(presented, 'candidate')} · <OpenedAge at={opened_at} />
    </>
  );
}
