import type { PolicyHistoryRow, PolicyKind } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { DatedCard } from '../../../platform/record/dated-card.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { policyHistoryQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';

const kinds: readonly { readonly kind: PolicyKind; readonly title: string; readonly thing: string }[] = [
  { kind: 'leave', title: 'Leave', thing: 'leave policy' },
  { kind: 'holiday', title: 'Holiday', thing: 'holiday policy' },
  { kind: 'occurrence_points', title: 'Occurrence points', thing: 'occurrence points policy' },
];

export function PoliciesTab({ id, mayCancel }: { readonly id: number; readonly mayCancel: boolean }) {
  const policies = useQuery(policyHistoryQuery(id));
  const queries = useQueryClient();
  const cancel = async (row: PolicyHistoryRow) => {
    await callApi(employeeHistoryEndpoints.cancelPolicy, { body: { id: row.id } });
    await refreshEmployees(queries, 'details');
  };
  return (
    <Loaded of={policies} thing="policies">
      {(rows) => (
        <RecordStack>
          {kinds.map(({ kind, title, thing }) => (
            <DatedCard
              key={kind}
              title={title}
              thing={thing}
              heading="Policy"
              rows={rows.filter((row) => row.kind === kind)}
              value={({ policy }) => policy.name}
              cancel={mayCancel ? cancel : undefined}
            />
          ))}
        </RecordStack>
      )}
    </Loaded>
  );
}
