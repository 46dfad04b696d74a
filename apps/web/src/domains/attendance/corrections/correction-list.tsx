import { correctionStateLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clockText, formatDateTime, formatDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { correctionsQuery } from '../attendance.queries.ts';
import { correctionTones } from '../day-states.ts';
import styles from './corrections.module.css';
import { DecideDialog } from './decide-dialog.tsx';

const pageSize = 30;

/** Corrections that wait for the reader, or were decided. */
export function CorrectionList({ view }: { readonly view: 'waiting' | 'decided' }) {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<CorrectionRow | null>(null);
  const zone = useViewerZone();
  const list = useQuery(correctionsQuery({ view, page }));
  return (
    <Loaded of={list} thing="corrections">
      {({ data, total }) => (
        <>
          <PlainTable
            isBroad
            label={view === 'waiting' ? 'Corrections that wait' : 'Corrections that were decided'}
            columns={view === 'waiting' ? waitingColumns(zone) : decidedColumns(zone)}
            rows={data}
            rowId={(row) => row.id}
            empty={view === 'waiting' ? 'Nothing waits for you.' : 'Nothing was decided yet.'}
            actions={
              data.some(({ abilities }) => abilities.decide)
                ? (row) =>
                    row.abilities.decide ? (
                      <Button small onClick={() => setOpen(row)}>
                        Decide
                      </Button>
                    ) : null
                : undefined
            }
          />
          <Pagination page={page} size={pageSize} total={total} onPage={setPage} />
          {open ? <DecideDialog key={open.id} correction={open} onClose={() => setOpen(null)} /> : null}
        </>
      )}
    </Loaded>
  );
}

const commonColumns: readonly PlainColumn<CorrectionRow>[] = [
  {
    header: 'Name',
    cell: ({ employee, client }) => (
      <span className={styles.person}>
        {employee.name}
        <SecondLine>{client}</SecondLine>
      </span>
    ),
  },
  {
    header: 'Day',
    cell: ({ work_date, shift }) => (
      <>
        <span className={styles.fixed}>{formatDay(work_date)}</span>
        <SecondLine>{shift ?? 'Not planned'}</SecondLine>
      </>
    ),
  },
  { header: 'Clocked', cell: (row) => <Span from={row.clocked_in} to={row.clocked_out} zone={row.zone} /> },
  {
    header: 'Asked for',
    cell: (row) => (
      <>
        <Span from={row.in} to={row.out} zone={row.zone} />
        <SecondLine>Clock of {zoneCity(row.zone)}</SecondLine>
      </>
    ),
  },
  { header: 'Reason', isFree: true, cell: ({ reason }) => reason },
];

const waitingColumns = (zone: string): readonly PlainColumn<CorrectionRow>[] => [
  ...commonColumns,
  { header: 'Since', isUnbroken: true, cell: ({ created_at }) => formatDateTime(created_at, zone) },
];

const decidedColumns = (zone: string): readonly PlainColumn<CorrectionRow>[] => [
  ...commonColumns,
  {
    header: 'Decision',
    cell: ({ state, note, decided_by, decided_at }) => (
      <>
        <StatusBadge tone={correctionTones[state]}>{correctionStateLabels[state]}</StatusBadge>
        <SecondLine>
          {decided_by ?? 'Somebody'}, {formatDateTime(decided_at, zone)}
          {note === null ? '' : `: ${note}`}
        </SecondLine>
      </>
    ),
  },
];

function Span({ from, to, zone }: SpanProps) {
  if (from === null && to === null) return 'Nothing';
  return (
    <>
      <span className={styles.fixed}>
        {clockText(from, zone) ?? '?'} – {clockText(to, zone) ?? '?'}
      </span>
      {to === null ? <SecondLine>No clock-out</SecondLine> : null}
    </>
  );
}

interface SpanProps {
  readonly from: string | null;
  readonly to: string | null;
  readonly zone: string;
}
