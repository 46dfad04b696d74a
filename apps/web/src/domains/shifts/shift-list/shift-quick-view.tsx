import type { ShiftRow } from '@muster/contract/domains/shifts/shift-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { breaksText, overtimeText, rulesText } from '../shift-details/version-texts.ts';
import { shiftDetailsQuery } from '../shifts.queries.ts';

/** A shift beside the list: its hours and people, and its rules once they are read. */
export function ShiftQuickView({ list, row, onUpdate, ...state }: ShiftQuickViewProps) {
  const { data: shift } = useQuery(shiftDetailsQuery(row.id));
  const starting = shift?.assigned.filter(({ from }) => from > shift.today).length;
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.name}
      below={row.kind}
      avatar={null}
      to={pathOf('shiftDetails', { id: row.id })}
      without={['kind']}
      onUpdate={row.abilities.update ? onUpdate : undefined}
      state={state}
      after={
        shift ? (
          <DescriptionList
            columns={1}
            facts={[
              { label: 'Starting later', value: starting === 0 ? 'No one' : starting },
              { label: 'Breaks', value: breaksText(shift) },
              { label: 'Overtime', value: overtimeText(shift) },
              { label: 'Attendance', value: rulesText(shift) },
            ]}
          />
        ) : null
      }
    />
  );
}

interface ShiftQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<ShiftRow>, 'columns' | 'zone'>;
  readonly row: ShiftRow;
  readonly onUpdate: () => void;
}
