import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { problemText } from '../../platform/api/problem-error.ts';
import type { NamedFilter } from '../../platform/table/table-column.ts';
import { calendarFiltersQuery } from './shifts.queries.ts';

/** Filters of a list of employees by client and team, without a column of their own. */
export function usePeopleFilters(): readonly NamedFilter[] {
  const { data, error, isPending } = useQuery(calendarFiltersQuery());
  return useMemo(() => {
    const state = { kind: 'multi', loading: isPending, error: error ? problemText(error) : null } as const;
    const clients = data?.clients ?? [];
    const clientName = (id: number) => clients.find((client) => client.id === id)?.name;
    const teams = (data?.teams ?? []).map(({ id, name, client_id }) => ({
      value: String(id),
      label: [name, clients.length > 1 ? clientName(client_id) : undefined].filter(Boolean).join(', '),
    }));
    const options = clients.map(({ id, name }) => ({ value: String(id), label: name }));
    // Users without choices have no filters; most have some, so they are offered until it is known.
    return [
      {
        field: 'client_id',
        label: 'Client',
        filter: { ...state, options },
        isOffered: isPending || clients.length > 1,
      },
      {
        field: 'team_id',
        label: 'Team',
        filter: { ...state, options: teams },
        isOffered: isPending || teams.length > 0,
      },
    ];
  }, [data, error, isPending]);
}
