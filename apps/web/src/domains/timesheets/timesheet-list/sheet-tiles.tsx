import {
  type TimesheetState,
  timesheetLabels,
  timesheetStates,
} from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { type TableView, withFilter } from '../../../platform/table/table-view.ts';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';

/** Number of timesheets in each state; a click sets the table's filter. */
export function SheetTiles({ counts, view, onViewChange }: SheetTilesProps) {
  const { state } = view.filters;
  const [only] = Array.isArray(state) && state.length === 1 ? state : [];
  return (
    <StateTiles<TimesheetState>
      tiles={timesheetStates.map((name) => ({
        state: name,
        label: timesheetLabels[name],
        count: counts?.[name] ?? '–',
      }))}
      active={timesheetStates.find((name) => name === only) ?? null}
      onState={(name) => onViewChange(withFilter(view, 'state', name === null ? [] : [name]))}
    />
  );
}

interface SheetTilesProps {
  /** Undefined while they are not known. */
  readonly counts: Readonly<Record<TimesheetState, number>> | undefined;
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}
