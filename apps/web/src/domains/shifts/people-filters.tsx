import { type TableView, withFilter } from '../../platform/table/table-view.ts';
import type { RecordList } from '../../platform/table/use-record-list.ts';
import { CalendarFilters } from './shift-calendar/calendar-filters.tsx';

/** For the `toolbarFilters` of a list of employees. */
export const peopleFilters = { client_id: 'one', team_id: 'one' } as const;

/** Filters a list of employees by client or team. */
export function PeopleFilters<Row>({ list: { view, setView } }: { readonly list: RecordList<Row> }) {
  const idOf = (field: keyof typeof peopleFilters) => Number(view.filters[field] ?? 0) || null;
  return (
    <CalendarFilters
      view={{ client: idOf('client_id'), team: idOf('team_id') }}
      onChange={({ client, team }) => {
        const ofClient = client === undefined ? view : withId(view, 'client_id', client);
        setView(team === undefined ? ofClient : withId(ofClient, 'team_id', team));
      }}
    />
  );
}

const withId = (view: TableView, field: keyof typeof peopleFilters, id: number | null) =>
  withFilter(view, field, id === null ? undefined : String(id));
