import type { PayChange } from '@muster/contract/domains/employees/pay-change-answers.ts';
import { payChangeColumns } from '@muster/contract/domains/employees/pay-change-columns.ts';
import { payChangeStateLabels } from '@muster/contract/domains/employees/pay-change-states.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { decidedLook, FreeText } from '../../approvals/index.ts';

const shown = {
  'employee.name': {
    width: 236,
    pinned: 'left' as const,
    cell: ({ employee, client }: PayChange) => <NameCell name={employee.name} plain below={client} />,
    card: 'title' as const,
    cardCell: ({ employee }: PayChange) => <NameCell name={employee.name} plain />,
  },
  fields: {
    width: 220,
    grow: true,
    cell: ({ fields }: PayChange) => <FreeText>{fields.join(', ')}</FreeText>,
    card: 'line' as const,
  },
  requested_by: {
    width: 200,
    cell: ({ requested_by, created_at }: PayChange, zone: string) => (
      <>
        {requested_by}
        <SecondLine>{formatDateTime(created_at, zone)}</SecondLine>
      </>
    ),
    card: 'line' as const,
    cardCell: ({ requested_by, created_at }: PayChange, zone: string) =>
      `${requested_by}, ${formatDateTime(created_at, zone)}`,
  },
};

interface Actions {
  readonly review: (change: PayChange) => void;
  readonly withdraw: (change: PayChange) => void;
}

export const waitingPayChangeColumnsFor = ({ review, withdraw }: Actions) =>
  columnsOf<PayChange>()(payChangeColumns, {
    ...shown,
    state: {
      header: 'Decision',
      width: 128,
      pinned: 'right',
      cell: (change) => {
        const of = `the change of ${change.employee.name}`;
        if (change.abilities.decide)
          return (
            <Button small aria-label={`Review ${of}`} onClick={() => review(change)}>
              Review
            </Button>
          );
        return change.abilities.withdraw ? (
          <Button small aria-label={`Withdraw ${of}`} onClick={() => withdraw(change)}>
            Withdraw
          </Button>
        ) : null;
      },
      card: 'act',
    },
  });

export const decidedPayChangeColumns = columnsOf<PayChange>()(payChangeColumns, {
  ...shown,
  state: decidedLook(({ state }) => payChangeStateLabels[state]),
});
