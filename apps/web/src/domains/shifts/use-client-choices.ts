import { useQuery } from '@tanstack/react-query';
import { choiceList } from '../../platform/form/choice-list.ts';
import { calendarFiltersQuery } from './shifts.queries.ts';

/** The clients that a shift or rotation can belong to. The present one stays a choice, even if it is no longer offered. */
export function useClientChoices(present: { readonly id: number; readonly name: string } | null) {
  const filters = useQuery(calendarFiltersQuery());
  const clients = filters.data?.clients ?? [];
  const isOffered = present === null || clients.some(({ id }) => id === present.id);
  const choices = isOffered ? clients : [...clients, present];
  return {
    options: choices.map(({ id, name }) => ({ value: String(id), label: name })),
    list: choiceList(filters),
  };
}
