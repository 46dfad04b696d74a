import type { AmountHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { centsFrom } from '@muster/contract/money.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useOpening } from '../../../platform/form/use-opening.ts';
import { formatMoney } from '../../../platform/format/money.ts';
import { DatedTable } from '../../../platform/record/dated-table.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SensitiveTag } from '../../../ui/field/field.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { costHistoryQuery } from '../employees.queries.ts';
import { type AmountTexts, amountKinds } from './amount-kinds.ts';

const AmountDialog = lazy(() => import('./amount-dialog.tsx').then((part) => ({ default: part.AmountDialog })));

/** What the client pays for this person, by day; only for those who may see sensitive data. */
export function CostsTab({ id, mayAdd }: { readonly id: number; readonly mayAdd: boolean }) {
  const { opening, open, close } = useOpening<AmountTexts>();
  const costs = useQuery(costHistoryQuery(id));
  return (
    <Loaded of={costs} thing="costs">
      {(histories) => (
        <RecordStack>
          {amountKinds.map((texts) => (
            <Card
              key={texts.kind}
              title={texts.title}
              flush
              actions={
                mayAdd ? (
                  <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => open(texts)}>
                    {texts.add}
                  </Button>
                ) : (
                  <SensitiveTag />
                )
              }
            >
              <DatedTable
                label={texts.title}
                heading="Amount"
                rows={histories[texts.kind]}
                empty={texts.empty}
                value={amountText}
              />
            </Card>
          ))}
          {opening ? (
            <Suspense>
              <AmountDialog
                key={opening.turn}
                employeeId={id}
                texts={opening.subject}
                opened={opening.opened}
                onClose={close}
              />
            </Suspense>
          ) : null}
        </RecordStack>
      )}
    </Loaded>
  );
}

const amountText = ({ amount, currency }: AmountHistoryRow) => formatMoney(centsFrom(amount), currency);
