import type { AmountHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { DatedCard } from '../../../platform/record/dated-card.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SensitiveTag } from '../../../ui/field/field.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { costHistoryQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import { type AmountTexts, amountKinds } from './amount-kinds.ts';
import { amountText } from './amount-text.ts';

const AmountDialog = lazyPanel(() => import('./amount-dialog.tsx').then((part) => part.AmountDialog));

/** What the client pays for the employee, by day; only for viewers who may see sensitive data. */
export function CostsTab({ id, mayAdd }: { readonly id: number; readonly mayAdd: boolean }) {
  const costs = useQuery(costHistoryQuery(id));
  const { open, panel } = useLazyPanel((texts: AmountTexts, state) => (
    <AmountDialog employeeId={id} rows={costs.data?.[texts.kind] ?? []} texts={texts} {...state} />
  ));
  const queries = useQueryClient();
  const cancel = async (kind: AmountTexts['kind'], row: AmountHistoryRow) => {
    await callApi(employeeHistoryEndpoints.cancelAmount, { body: { kind, id: row.id } });
    await refreshEmployees(queries, 'details');
  };
  return (
    <Loaded of={costs} thing="costs">
      {(histories) => (
        <RecordStack>
          {amountKinds.map((texts) => (
            <DatedCard
              key={texts.kind}
              title={texts.title}
              thing={texts.thing}
              heading="Amount"
              rows={histories[texts.kind]}
              value={amountText}
              cancel={mayAdd ? (row) => cancel(texts.kind, row) : undefined}
              actions={
                mayAdd ? (
                  <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => open(texts)}>
                    {texts.add}
                  </Button>
                ) : (
                  <SensitiveTag />
                )
              }
            />
          ))}
          {panel}
        </RecordStack>
      )}
    </Loaded>
  );
}
