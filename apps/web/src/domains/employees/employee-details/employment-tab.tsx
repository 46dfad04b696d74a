import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { DatedTable } from '../../../platform/record/dated-table.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { assignmentHistoryQuery, statusHistoryQuery } from '../employees.queries.ts';
import { spellEvents, statusEvents } from './employment-events.ts';
import { useAssignmentDialog } from './use-assignment-dialog.tsx';
import { usePlanWithdrawal } from './use-plan-withdrawal.tsx';

/** Spells, changes of status, clients, positions and shifts: what was is kept, never overwritten. */
export function EmploymentTab({ employee }: { readonly employee: EmployeeDetails }) {
  const zone = useViewerZone();
  const statuses = useQuery(statusHistoryQuery(employee.id));
  const assignments = useQuery(assignmentHistoryQuery(employee.id));
  const { ask, dialog } = useAssignmentDialog(employee);
  const { withdrawal, dialog: question } = usePlanWithdrawal(employee);
  const change = (kind: AssignmentKind) =>
    ask ? (
      <Button small aria-label={`Change ${kind}`} onClick={() => ask(kind)}>
        Change
      </Button>
    ) : null;
  return (
    <>
      <RecordColumns
        main={
          <Loaded of={assignments} thing="history">
            {({ clients, positions, shifts }) => (
              <>
                <Card title="Clients" flush actions={change('client')}>
                  <DatedTable
                    label="Clients"
                    heading="Client"
                    rows={clients}
                    empty="No client yet."
                    value={({ client }) => client.legal_business_name}
                    actions={withdrawal('client')}
                  />
                </Card>
                <Card title="Positions" flush actions={change('position')}>
                  <DatedTable
                    label="Positions"
                    heading="Position"
                    rows={positions}
                    empty="No position yet."
                    value={({ position }) => position}
                    actions={withdrawal('position')}
                  />
                </Card>
                <Card title="Shifts" flush actions={change('shift')}>
                  <DatedTable
                    label="Shifts"
                    heading="Shift"
                    rows={shifts}
                    empty="No shift yet."
                    value={({ shift }) => `${shift.name}, ${shift.start_time} – ${shift.end_time}`}
                    actions={withdrawal('shift')}
                  />
                </Card>
              </>
            )}
          </Loaded>
        }
        aside={
          <>
            <Card title="Spells of employment">
              <Timeline label="Spells of employment" events={spellEvents(employee)} />
            </Card>
            <Loaded of={statuses} thing="history">
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
