import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { peopleSearchQuery } from '../../domains/home/index.ts';
import { readerOf, usePageData } from '../../platform/session/use-session.ts';
import { actionOf, type Found, foundPerson, screensMatching } from './search-results.ts';

const pauseMs = 200;
const mostScreens = 8;

export interface SearchGroup {
  readonly heading: string;
  readonly items: readonly Found[];
}

/** Screens immediately, people from the server when the typing pauses. */
export function useSearchResults(term: string, isOffered: (userId: number | null) => userId is number) {
  const viewer = readerOf(usePageData());
  const settled = useSettled(term);
  const people = useQuery(peopleSearchQuery(settled));
  const screens = viewer ? screensMatching(builtScreens, viewer, term).slice(0, mostScreens) : [];
  const found =
    term.trim() === ''
      ? []
      : (people.data?.employees ?? []).flatMap((person): Found[] => {
          const entry = foundPerson(person);
          return isOffered(person.user_id) ? [entry, actionOf(person, person.user_id)] : [entry];
        });
  const groups: SearchGroup[] = [
    { heading: 'Screens', items: screens },
    { heading: 'People', items: found },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: people.isFetching || settled !== term,
    error: people.error,
  };
}

function useSettled(term: string): string {
  const [settled, setSettled] = useState(term);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(term), pauseMs);
    return () => window.clearTimeout(timer);
  }, [term]);
  return settled;
}
