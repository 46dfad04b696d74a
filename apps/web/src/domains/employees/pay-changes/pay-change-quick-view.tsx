import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import type { PayChange } from '@muster/contract/domains/employees/pay-change-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** A change beside the list, with its decision. The values are in the review, because reading them is logged. */
export function PayChangeQuickView({ list, change, onReview, onWithdraw, ...state }: PayChangeQuickViewProps) {
  const mayOpen = useMay(employeeAccess.read);
  const { employee, client, abilities } = change;
  const isOpen = abilities.decide || abilities.withdraw;
  return (
    <RowQuickView
      list={list}
      row={change}
      title={employee.name}
      below={client}
      avatar={<Initials name={employee.name} size={36} />}
      to={mayOpen ? pathOf('employeeDetails', { id: employee.id }) : undefined}
      without={isOpen ? ['state'] : []}
      state={state}
    >
      {abilities.decide ? (
        <Button tone="primary" onClick={() => onReview(change)}>
          Review change
        </Button>
      ) : abilities.withdraw ? (
        <Button onClick={() => onWithdraw(change)}>Withdraw change</Button>
      ) : null}
    </RowQuickView>
  );
}

interface PayChangeQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<PayChange>, 'columns' | 'zone'>;
  readonly change: PayChange;
  readonly onReview: (change: PayChange) => void;
  readonly onWithdraw: (change: PayChange) => void;
}
