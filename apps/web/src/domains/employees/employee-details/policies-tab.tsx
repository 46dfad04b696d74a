import type { PolicyKind } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { DatedTable } from '../../../platform/record/dated-table.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { policyHistoryQuery } from '../employees.queries.ts';

const kinds: readonly { readonly kind: PolicyKind; readonly title: string; readonly empty: string }[] = [
  { kind: 'leave', title: 'Leave', empty: 'No leave policy yet.' },
  { kind: 'holiday', title: 'Holiday', empty: 'No holiday policy yet.' },
  { kind: 'occurrence_points', title: 'Occurrence points', empty: 'No occurrence points policy yet.' },
];

export function PoliciesTab({ id }: { readonly id: number }) {
  const policies = useQuery(policyHistoryQuery(id));
  return (
    <Loaded of={policies} thing="policies">
      {(rows) => (
        <RecordStack>
          {kinds.map(({ kind, title, empty }) => (
            <Card key={kind} title={title} flush>
              <DatedTable
                label={title}
                heading="Policy"
                rows={rows.filter((row) => row.kind === kind)}
                empty={empty}
                value={({ policy }) => policy.name}
              />
            </Card>
          ))}
        </RecordStack>
      )}
    </Loaded>
  );
}
