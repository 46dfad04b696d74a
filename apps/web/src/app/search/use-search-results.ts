import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { peopleSearchQuery } from '../../domains/home/index.ts';
import { recentRecords } from '../../platform/record/recent-records.ts';
import { readerOf, usePageData } from '../../platform/session/use-session.ts';
import { rankOf, wordsOf } from './match.ts';
import { actionOf, commandsMatching, type Found, foundPerson, foundRecent, screensMatching } from './search-results.ts';
import { useFoundRecords } from './use-found-records.ts';

const pauseMs = 200;
const mostScreens = 8;
const mostCommands = 4;

export interface SearchGroup {
  readonly heading: string;
  readonly items: readonly Found[];
}

/** Screens and acts immediately, records from the server when the typing pauses. Without a term: recent records first. */
export function useSearchResults(term: string, isOffered: (userId: number | null) => userId is number) {
  const viewer = readerOf(usePageData());
  const settled = useSettled(term);
  const people = useQuery(peopleSearchQuery(settled));
  const records = useFoundRecords(settled);
  const isEmpty = term.trim() === '';
  const screens = viewer ? screensMatching(builtScreens, viewer, term).slice(0, mostScreens) : [];
  const commands = viewer ? commandsMatching(viewer, term).slice(0, isEmpty ? mostCommands : undefined) : [];
  const found = (people.data?.employees ?? []).flatMap((person): Found[] => {
    const entry = foundPerson(person);
    return isOffered(person.user_id) ? [entry, actionOf(person, person.user_id)] : [entry];
  });
  const groups: SearchGroup[] = isEmpty
    ? [
        { heading: 'Recent', items: recentRecords().map(foundRecent) },
        { heading: 'Actions', items: commands },
        { heading: 'Screens', items: screens },
      ]
    : [
        { heading: 'Screens', items: screens },
        { heading: 'Actions', items: commands },
        { heading: 'Clients', items: records.clients },
        { heading: 'People', items: found },
        { heading: 'Shifts', items: records.shifts },
        { heading: 'Teams', items: records.teams },
      ];
  return {
    groups: groups
      .filter(({ items }) => items.length > 0)
      .toSorted((one, other) => worth(one, term) - worth(other, term)),
    isSearching: people.isFetching || settled !== term,
    error: people.error,
  };
}

/** Groups that were matched only by letters in their order come last. */
const worth = ({ items: [first] }: SearchGroup, term: string): number =>
  first === undefined || first.kind === 'act-as' || rankOf(wordsOf(term), first.label, first.hint) !== null ? 0 : 1;

function useSettled(term: string): string {
  const [settled, setSettled] = useState(term);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(term), pauseMs);
    return () => window.clearTimeout(timer);
  }, [term]);
  return settled;
}
