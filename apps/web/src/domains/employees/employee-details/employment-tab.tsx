import { capitalized } from '@muster/contract/capitalized.ts';
import type { DatedRow } from '@muster/contract/dated/dated-row.ts';
import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { DatedTable } from '../../../platform/record/dated-table.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { assignmentHistoryQuery, statusHistoryQuery } from '../employees.queries.ts';
import { employmentPeriodEvents, statusEvents } from './employment-events.ts';
import { useAssignmentDialog } from './use-assignment-dialog.tsx';
import { usePlanWithdrawal } from './use-plan-withdrawal.tsx';

/** Employment periods, status changes, clients, positions and shifts. History is kept, never overwritten. */
export function EmploymentTab({ employee }: { readonly employee: EmployeeDetails }) {
  const zone = useViewerZone();
  const statuses = useQuery(statusHistoryQuery(employee.id));
  const assignments = useQuery(assignmentHistoryQuery(employee.id));
  const { ask, dialog } = useAssignmentDialog(employee);
  const { withdrawal, dialog: question } = usePlanWithdrawal(employee);
  const historyOf = (kind: AssignmentKind) => ({
    label: `${capitalized(kind)}s`,
    heading: capitalized(kind),
    empty: `No ${kind} yet.`,
    actions: withdrawal(kind),
    change: ask ? (
      <Button small aria-label={`Change ${kind}`} onClick={() => ask(kind)}>
        Change
      </Button>
    ) : null,
  });
  return (
    <>
      <RecordColumns
        main={
          <Loaded of={assignments} thing="assignments">
            {({ clients, positions, shifts }) => (
              <>
                <DatedCard {...historyOf('client')} rows={clients} value={({ client }) => client.legal_business_name} />
                <DatedCard {...historyOf('position')} rows={positions} value={({ position }) => position} />
                <DatedCard
                  {...historyOf('shift')}
                  rows={shifts}
                  value={({ shift }) => `${shift.name}, ${shift.start_time} – ${shift.end_time}`}
                />
              </>
            )}
          </Loaded>
        }
        aside={
          <>
            <Card title="Employment periods">
              <Timeline label="Employment periods" events={employmentPeriodEvents(employee)} />
            </Card>
            <Loaded of={statuses} thing="changes of status">
              {(rows) => (
                <Card title="Status">
                  <Timeline label="Status history" events={statusEvents(rows, zone)} />
                </Card>
              )}
            </Loaded>
          </>
        }
      />
      {dialog}
      {question}
    </>
  );
}

function DatedCard<Row extends DatedRow>({ change, ...table }: DatedCardProps<Row>) {
  return (
    <Card title={table.label} flush actions={change}>
      <DatedTable {...table} />
    </Card>
  );
}

interface DatedCardProps<Row extends DatedRow> extends ComponentProps<typeof DatedTable<Row>> {
  /** The button that lets another one begin. */
  readonly change: ReactNode;
}
