import {
  type TimesheetState,
  timesheetLabels,
  timesheetStates,
} from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { type TableView, withFilter } from '../../../platform/table/table-view.ts';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';

/** The number of timesheets per state; a click filters the table. */
export function SheetTiles({ counts, view, onViewChange }: SheetTilesProps) {
  const { state } = view.filters;
  const [only] = Array.isArray(state) && state.length === 1 ? state : [];
  return (
    <StateTiles<TimesheetState>
      label="Timesheets by status"
      all={{ label: 'All', count: counts ? timesheetStates.reduce((sum, name) => sum + counts[name], 0) : null }}
      tiles={timesheetStates.map((name) => ({
        state: name,
        label: timesheetLabels[name],
        count: counts?.[name] ?? null,
        tone: stateTones[timesheetLabels[name]],
      }))}
      active={timesheetStates.find((name) => name === only) ?? null}
      onState={(name) => onViewChange(withFilter(view, 'state', name === null ? [] : [name]))}
    />
  );
}

interface SheetTilesProps {
  /** Undefined while they load. */
  readonly counts: Readonly<Record<TimesheetState, number>> | undefined;
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
}
