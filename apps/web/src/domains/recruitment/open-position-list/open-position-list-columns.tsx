import { counted } from '@muster/contract/counted.ts';
import {
  applicationStages,
  applicationStageWords,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { openPositionColumns } from '@muster/contract/domains/recruitment/open-position-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { OpenedAge } from '../my-positions/opened-age.tsx';
import { PositionStatusBadge } from '../position-status.tsx';
import styles from './open-position-list.module.css';

const titleCell = ({ id, title, client }: OpenPositionRow) => (
  <NameCell name={title} below={client} to={pathOf('openPositionDetails', { id })} plain />
);

/** With how long it has had the status. */
const statusCell = ({ status, status_since }: OpenPositionRow) => (
  <>
    <PositionStatusBadge status={status} />
    <SecondLine>
      <OpenedAge at={status_since} />
    </SecondLine>
  </>
);

/** 'New 1 · Presented 3': stages without candidates are not named. */
function stagesText({ stages }: OpenPositionRow): string {
  return applicationStages
    .flatMap((stage) => (stages?.[stage] ? [`${applicationStageWords[stage]}\u00a0${stages[stage]}`] : []))
    .join(' · ');
}

const candidatesCell = (row: OpenPositionRow) =>
  row.candidates ? <span className={styles.stages}>{stagesText(row)}</span> : null;

const cardLine = ({ candidates = 0 }: OpenPositionRow) => counted(candidates, 'candidate');

export const openPositionListColumns = columnsOf<OpenPositionRow>()(openPositionColumns, {
  title: {
    width: 200,
    grow: true,
    pinned: 'left',
    cell: titleCell,
    card: 'title',
  },
  client: { width: 180, maxWidth: 260, hiddenAtFirst: true, within: 'title' },
  status: {
    width: 140,
    isEarly: true,
    cell: statusCell,
    card: 'badge',
    cardCell: ({ status }) => <PositionStatusBadge status={status} />,
  },
  candidates: { width: 240, maxWidth: 240, align: 'left', cell: candidatesCell, card: 'line', cardCell: cardLine },
  waiting: { width: 130, isEarly: true },
  places: { width: 90, isEarly: true, align: 'right', card: 'aside' },
  priority: { width: 90 },
  owner: { width: 140, maxWidth: 170 },
  status_since: { width: 170, hiddenAtFirst: true },
  work_location: { width: 150, hiddenAtFirst: true },
  employment_type: { width: 140, hiddenAtFirst: true },
  start_by: { width: 130, hiddenAtFirst: true },
  opened_at: { width: 170, hiddenAtFirst: true },
});
