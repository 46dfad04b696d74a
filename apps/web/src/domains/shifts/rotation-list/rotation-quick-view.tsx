import type { RotationRow } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { weekdays } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { timeOfDayRange } from '../../../platform/format/time-of-day.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { patternRows } from '../rotation-details/pattern-rows.ts';
import { rotationDetailsQuery } from '../rotations.queries.ts';
import styles from './rotation-quick-view.module.css';

/** A rotation beside the list, with its pattern day by day. */
export function RotationQuickView({ list, row, onUpdate, ...state }: RotationQuickViewProps) {
  const details = useQuery(rotationDetailsQuery(row.id));
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.name}
      below={row.client?.name ?? 'All clients'}
      avatar={null}
      to={pathOf('rotationDetails', { id: row.id })}
      onUpdate={row.abilities.update ? onUpdate : undefined}
      state={state}
      after={
        <Loaded of={details} thing="pattern">
          {(rotation) =>
            patternRows(rotation).map(({ label, days }) => (
              <section key={label} aria-label={label}>
                <h3 className={styles.week}>{label}</h3>
                <DescriptionList
                  facts={weekdays.map((name, index) => {
                    const day = days[index] ?? null;
                    return {
                      label: name,
                      value:
                        day === null ? 'Off' : `${day.shift.name}, ${timeOfDayRange(day.start_time, day.end_time)}`,
                    };
                  })}
                />
              </section>
            ))
          }
        </Loaded>
      }
    />
  );
}

interface RotationQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<RotationRow>, 'columns' | 'zone'>;
  readonly row: RotationRow;
  readonly onUpdate: () => void;
}
