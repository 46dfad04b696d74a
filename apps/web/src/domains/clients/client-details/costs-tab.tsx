import type { ClientCosts } from '@muster/contract/domains/clients/client-answers.ts';
import { centsFrom } from '@muster/contract/money.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '../../../platform/format/money.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { SensitiveTag } from '../../../ui/field/field.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { clientCostsQuery } from '../clients.queries.ts';

type Person = ClientCosts['employees'][number];
type Total = ClientCosts['totals'][number];
type Amount = Person['cost'];

const money = (given: Amount) => (given === null ? null : formatMoney(centsFrom(given.amount), given.currency));
const kindLabels = { cost: 'Base cost', re_fee: 'RE fees', nonrefundable: 'Non-refundables' } as const;

/** The amount names its currency: the label does so only where there are several totals of a kind. */
const totalLabel = ({ kind, currency }: Total, all: readonly Total[]) =>
  all.filter((one) => one.kind === kind).length > 1 ? `${kindLabels[kind]}, ${currency}` : kindLabels[kind];

const columns: readonly PlainColumn<Person>[] = [
  {
    header: 'Name',
    cell: ({ id, name }) => <Link to={`${pathOf('employeeDetails', { id })}?tab=costs`}>{name}</Link>,
  },
  { header: 'Position', cell: ({ position }) => position },
  { header: 'Base cost', align: 'right', cell: ({ cost }) => money(cost) },
  { header: 'RE fee', align: 'right', cell: ({ re_fee }) => money(re_fee) },
  { header: 'Non-refundable', align: 'right', cell: ({ nonrefundable }) => money(nonrefundable) },
];

/** Current costs of the client's employees, for viewers who may see sensitive data. */
export function CostsTab({ id }: { readonly id: number }) {
  const costs = useQuery(clientCostsQuery(id));
  return (
    <Loaded of={costs} thing="costs">
      {({ employees, totals }) => (
        <RecordStack>
          <Card title="Current" actions={<SensitiveTag />}>
            <DescriptionList
              columns={3}
              facts={totals.map((total) => ({ label: totalLabel(total, totals), value: money(total) }))}
            />
          </Card>
          <Card title="By employee" flush>
            <PlainTable
              label="Costs by employee"
              columns={columns}
              rows={employees}
              rowId={(row) => row.id}
              empty="No employees yet."
            />
          </Card>
        </RecordStack>
      )}
    </Loaded>
  );
}
