/** Filters of lists of people that have no column of their own. */
export const peopleFilters = {
  client_id: { label: 'Client', kind: 'id', filterOnly: true },
  team_id: { label: 'Team', kind: 'id', filterOnly: true },
} as const;
