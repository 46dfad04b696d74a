import type { HolidaySwap } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** A swap beside the list, with the way to its decision. */
export function HolidaySwapQuickView({ list, swap, onReview, ...state }: HolidaySwapQuickViewProps) {
  const { employee, client, abilities } = swap;
  return (
    <RowQuickView
      list={list}
      row={swap}
      title={employee.name}
      below={client}
      avatar={<Initials name={employee.name} size={36} />}
      // The column has the button while the swap waits.
      without={abilities.decide ? ['state'] : []}
      to={undefined}
      state={state}
    >
      {abilities.decide ? <Button onClick={onReview}>Review</Button> : null}
    </RowQuickView>
  );
}

interface HolidaySwapQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<HolidaySwap>, 'columns' | 'zone'>;
  readonly swap: HolidaySwap;
  readonly onReview: () => void;
}
