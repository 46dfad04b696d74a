import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { payChangesEndpoints } from '../../../platform/api/endpoints/pay-changes.generated.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useWithdrawal } from '../pay-changes/use-withdrawal.tsx';

/** Changes of the record that wait for a second person: all for viewers who see pay, the own requests for others. */
export function WaitingPayChanges({ employee }: { readonly employee: EmployeeDetails }) {
  const maySee = useMay(employeeAccess.seePayChanges);
  const zone = useViewerZone();
  // Number and not text: push compares it with the id of the employee.
  const query = { employee_id: employee.id, ...pageQueryOf({ page: 1, rows: mostWaiting }) };
  const { data } = useQuery({ ...apiQuery(payChangesEndpoints.list, { query }), enabled: maySee, staleTime: 0 });
  const { withdraw, dialog } = useWithdrawal();
  return (
    <>
      {data?.data.map((change) => (
        <Notice
          key={change.id}
          tone="amber"
          title={`A change waits for approval: ${change.fields.join(', ')}`}
          action={
            change.abilities.withdraw ? (
              <Button small onClick={() => withdraw(change)}>
                Withdraw the change
              </Button>
            ) : null
          }
        >
          Requested by {change.requested_by} on {formatDateTime(change.created_at, zone)}. A second person decides under
          Pay changes.
        </Notice>
      ))}
      {dialog}
    </>
  );
}

/** One for each part of the pay can wait (`pay_change_one_waiting`). */
const mostWaiting = 10;
