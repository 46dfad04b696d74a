import {
  type ClientSheetRow,
  clientSheetPageSize,
} from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { PaperLine } from '../../../ui/page/paper-line.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { PeriodPicker } from '../timesheet-list/period-picker.tsx';
import { minutesOrNone, periodFrom, periodOnPaper, periodText } from '../timesheet-texts.ts';
import { clientSheetsQuery } from './client-timesheets.queries.ts';

const ClientSheetPanel = lazyPanel(() => import('./client-sheet.panel.tsx').then((part) => part.ClientSheetPanel));

const columns: readonly PlainColumn<ClientSheetRow>[] = [
  { header: 'Name', cell: ({ employee }) => employee },
  { header: 'Period', cell: periodText, isUnbroken: true },
  {
    header: 'Status',
    cell: ({ state }) => <StateBadge word={timesheetLabels[state]} />,
  },
  { header: 'Days worked', align: 'right', cell: ({ worked_days }) => worked_days },
  { header: 'Worked', align: 'right', cell: ({ worked_minutes }) => minutesOrNone(worked_minutes) },
  { header: 'Overtime', align: 'right', cell: ({ overtime_minutes }) => minutesOrNone(overtime_minutes) },
];

/** `/client-timesheets`: hours of the client's own people, for its approvers. */
export function ClientTimesheetsPage() {
  const [{ period, page }, setShown] = useState<{ period: string | null; page: number }>({ period: null, page: 1 });
  const list = useQuery(clientSheetsQuery({ period, page }));
  const { open, panel } = useLazyPanel((id: number, state) => <ClientSheetPanel id={id} {...state} />);
  const table = (label: string, rows: readonly ClientSheetRow[], empty: string) => (
    <PlainTable
      isBroad
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      empty={empty}
      actions={(row) => (
        <Button
          small
          tone={row.may_decide ? 'primary' : 'default'}
          aria-label={`${row.may_decide ? 'Review' : 'View'} ${row.employee}`}
          onClick={() => open(row.id)}
        >
          {row.may_decide ? 'Review' : 'View'}
        </Button>
      )}
    />
  );
  return (
    <Page>
      <PageHeader
        title="Hours"
        text="Hours that your people worked for your company."
        actions={
          list.data?.is_approver ? (
            <PeriodPicker
              period={list.data.period}
              periods={list.data.periods}
              onChange={(next) => setShown({ period: next, page: 1 })}
            />
          ) : null
        }
      />
      {list.data?.is_approver ? <PaperLine text={periodOnPaper(list.data.period)} /> : null}
      <Loaded of={list} thing="hours">
        {({ is_approver, period: shown, waiting, data, total }) =>
          is_approver && waiting.length === 0 && total === 0 ? (
            <EmptyState
              icon={<IconClipboardList aria-hidden="true" />}
              title={`No hours for ${periodFrom(shown)} yet.`}
              hint="Hours appear here once they are submitted and your company is asked to approve them."
            />
          ) : is_approver ? (
            <RecordContent>
              <RecordStack>
                <Card
                  title="To approve"
                  flush
                  actions={
                    waiting.length > 0 ? <StateBadge word="Pending">{`${waiting.length} pending`}</StateBadge> : null
                  }
                >
                  {table('Hours to approve', waiting, 'No hours to approve.')}
                </Card>
                <Card title="All hours of this period" flush>
                  {table('Hours of the period', data, 'No hours submitted for this period.')}
                  <Pagination
                    page={page}
                    size={clientSheetPageSize}
                    total={total}
                    onPage={(next) => setShown({ period, page: next })}
                  />
                </Card>
              </RecordStack>
            </RecordContent>
          ) : (
            <EmptyState
              icon={<IconClipboardList aria-hidden="true" />}
              title="You don't approve hours"
              hint="Your company can approve the hours of its people. Ask your account manager to set this up."
            />
          )
        }
      </Loaded>
      {panel}
    </Page>
  );
}
