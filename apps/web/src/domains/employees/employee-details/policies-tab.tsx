import type { PolicyKind } from '@muster/contract/domains/clients/clients.constants.ts';
import type { PolicyHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { newKey } from '../../../platform/api/submission-key.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { PolicyCards } from '../../clients/index.ts';
import { policyHistoryQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';

const PolicyPanel = lazyPanel(() => import('./policy.panel.tsx').then((part) => part.PolicyPanel));

/** The policies of the employee by kind, with past and planned ones. */
export function PoliciesTab({ id, mayChange }: { readonly id: number; readonly mayChange: boolean }) {
  const policies = useQuery(policyHistoryQuery(id));
  const { open, panel } = useLazyPanel((kind: PolicyKind, state) => (
    <PolicyPanel
      employeeId={id}
      rows={(policies.data ?? []).filter((row) => row.kind === kind)}
      kind={kind}
      {...state}
    />
  ));
  const queries = useQueryClient();
  const cancel = async (row: PolicyHistoryRow) => {
    await callApi(employeeHistoryEndpoints.cancelPolicy, { body: { id: row.id } });
    await refreshEmployees(queries, 'details');
  };
  const restore = async ({ kind, policy, from }: PolicyHistoryRow) => {
    const body = { employee_id: id, kind, policy_id: policy.id, effective_from: from };
    await callApi(employeeHistoryEndpoints.addPolicy, { body, idempotencyKey: newKey() });
    await refreshEmployees(queries, 'details');
  };
  return (
    <Loaded of={policies} thing="policies">
      {(rows) => (
        <>
          <PolicyCards rows={rows} onSet={mayChange ? open : undefined} cancel={cancel} restore={restore} />
          {panel}
        </>
      )}
    </Loaded>
  );
}
