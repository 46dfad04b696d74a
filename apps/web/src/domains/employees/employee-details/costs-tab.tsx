import type { AmountHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { centsFrom } from '@muster/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../../platform/format/money.ts';
import { Card } from '../../../ui/card/card.tsx';
import { SensitiveTag } from '../../../ui/field/field.tsx';
import { costHistoryQuery } from '../employees.queries.ts';
import { amountKinds } from './amount-kinds.ts';
import { DatedTable } from './dated-table.tsx';
import styles from './employee-details.module.css';
import { History } from './history-states.tsx';

/** What the client pays for this person, by day; only for those who may see sensitive data. */
export function CostsTab({ id }: { readonly id: number }) {
  const costs = useQuery(costHistoryQuery(id));
  return (
    <History of={costs}>
      {(histories) => (
        <div className={styles.stack}>
          {amountKinds.map(({ kind, title, empty }) => (
            <Card key={kind} title={title} flush actions={<SensitiveTag />}>
              <DatedTable label={title} heading="Amount" rows={histories[kind]} empty={empty} value={amountText} />
            </Card>
          ))}
        </div>
      )}
    </History>
  );
}

const amountText = ({ amount, currency }: AmountHistoryRow) => formatMoney(centsFrom(amount), currency);
