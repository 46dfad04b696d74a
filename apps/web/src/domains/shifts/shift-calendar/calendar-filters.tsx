import { useQuery } from '@tanstack/react-query';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { FilterSelect } from '../../../ui/period/filter-select.tsx';
import { calendarFiltersQuery } from '../shifts.queries.ts';

interface PeopleChoice {
  readonly client: number | null;
  readonly team: number | null;
}

/** Clients and teams within the viewer's reach; client users need no choice of clients. */
function usePeopleChoices({ client }: Pick<PeopleChoice, 'client'>) {
  const filters = useQuery(calendarFiltersQuery());
  // Users without choices have no fields; most have some, so they are shown until it is known.
  const { isPending, isSuccess } = filters;
  const clients = filters.data?.clients ?? [];
  const teams = (filters.data?.teams ?? []).filter(({ client_id }) => client === null || client_id === client);
  const clientName = (id: number) => clients.find((one) => one.id === id)?.name;
  return {
    isPending,
    list: choiceList(filters),
    hasClients: !isSuccess || clients.length > 1,
    hasTeams: !isSuccess || teams.length > 0,
    clients: clients.map(({ id, name }) => ({ value: String(id), label: name })),
    teams: teams.map(({ id, name, client_id }) => ({ value: String(id), label: name, hint: clientName(client_id) })),
  };
}

/** The filters by client and team, as buttons that say what is chosen. */
export function CalendarFilters({ view, onChange }: CalendarFiltersProps) {
  const { hasClients, hasTeams, clients, teams, list } = usePeopleChoices(view);
  return (
    <>
      {hasClients ? (
        <FilterSelect
          label="Client"
          options={clients}
          list={list}
          value={view.client}
          onChange={(client) => onChange({ client, team: null })}
        />
      ) : null}
      {hasTeams ? (
        <FilterSelect
          label="Team"
          options={teams}
          list={list}
          value={view.team}
          onChange={(team) => onChange({ team })}
        />
      ) : null}
    </>
  );
}

interface CalendarFiltersProps {
  readonly view: PeopleChoice;
  readonly onChange: (next: Partial<PeopleChoice>) => void;
}
