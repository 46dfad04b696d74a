import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { openPositionColumns } from '@muster/contract/domains/recruitment/open-position-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { PositionStatusBadge } from '../position-status.tsx';

const nameCell = ({ id, title }: OpenPositionRow) => (
  <NameCell name={title} to={pathOf('openPositionDetails', { id })} plain />
);

export const openPositionListColumns = columnsOf<OpenPositionRow>()(openPositionColumns, {
  title: {
    width: 200,
    grow: true,
    pinned: 'left',
    cell: nameCell,
    card: 'title',
  },
  client: { width: 180, maxWidth: 260, card: 'line' },
  status: {
    width: 160,
    isEarly: true,
    cell: ({ status }) => <PositionStatusBadge status={status} />,
    card: 'badge',
  },
  status_since: { width: 170 },
  places: { width: 90, card: 'aside' },
  priority: { width: 100 },
  owner: { width: 140, maxWidth: 170 },
  work_location: { width: 150, hiddenAtFirst: true },
  employment_type: { width: 140, hiddenAtFirst: true },
  start_by: { width: 130, hiddenAtFirst: true },
  opened_at: { width: 170, hiddenAtFirst: true },
});
