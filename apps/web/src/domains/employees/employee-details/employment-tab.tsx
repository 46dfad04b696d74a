import { capitalized } from '@muster/contract/capitalized.ts';
import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { DatedCard } from '../../../platform/record/dated-card.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { assignmentHistoryQuery, employeeRecordQuery, statusHistoryQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import { assignedHours, assignedName } from './assignment-preview.tsx';
import { employmentPeriodEvents, statusEvents } from './employment-events.ts';
import { useAssignmentDialog } from './use-assignment-dialog.tsx';

/** Employment periods, status changes, clients, positions and shifts. History is never overwritten. */
export function EmploymentTab({ employee }: { readonly employee: EmployeeDetails }) {
  const zone = useViewerZone();
  const statuses = useQuery(statusHistoryQuery(employee.id));
  const assignments = useQuery(assignmentHistoryQuery(employee.id));
  const { ask, dialog } = useAssignmentDialog(employee);
  const queries = useQueryClient();
  const { id, version, abilities } = employee;
  const cancel = async (kind: AssignmentKind, from: string) => {
    await callApi(employeeHistoryEndpoints.cancelAssignment, { body: { kind, id, version, effective_date: from } });
    await refreshEmployees(queries, 'details');
  };
  const restorePosition = async ({ from, position }: { readonly from: string; readonly position: string }) => {
    // The cancellation was a change of the record.
    const { version: current } = await queries.fetchQuery(employeeRecordQuery(id));
    const body = { kind: 'position', id, version: current, effective_date: from, position } as const;
    await callApi(employeeHistoryEndpoints.changeAssignment, { body });
    await refreshEmployees(queries, 'details');
  };
  const historyOf = (kind: AssignmentKind) => ({
    title: `${capitalized(kind)}s`,
    thing: kind,
    heading: capitalized(kind),
    cancel: abilities.update ? ({ from }: { readonly from: string }) => cancel(kind, from) : undefined,
    actions: ask ? (
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
                <DatedCard
                  {...historyOf('position')}
                  rows={positions}
                  value={({ position }) => position}
                  restore={restorePosition}
                />
                <DatedCard
                  {...historyOf('shift')}
                  rows={shifts}
                  value={assignedName}
                  below={(row) => assignedHours(row, zone)}
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
    </>
  );
}
