import type { DecidableSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** A swap beside the list, with the way to its decision. */
export function ShiftSwapQuickView({ list, swap, onReview, ...state }: ShiftSwapQuickViewProps) {
  const { requester, client, abilities } = swap;
  return (
    <RowQuickView
      list={list}
      row={swap}
      title={requester.name}
      below={client}
      avatar={<Initials name={requester.name} size={36} />}
      // The column has the button while the swap waits.
      without={abilities.decide ? ['state'] : []}
      to={undefined}
      state={state}
    >
      {abilities.decide ? <Button onClick={onReview}>Review</Button> : null}
    </RowQuickView>
  );
}

interface ShiftSwapQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<DecidableSwap>, 'columns' | 'zone'>;
  readonly swap: DecidableSwap;
  readonly onReview: () => void;
}
