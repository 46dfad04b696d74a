import { screens as declared } from '@muster/contract/all-screens.ts';
import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { isOffered as isScreenOffered } from '@muster/contract/screen.ts';
import { useQuery } from '@tanstack/react-query';
import { foundNeeds, peopleSearchQuery, searchedNeedsQuery } from '../../domains/home/index.ts';
import { useSettled } from '../../platform/form/use-settled.ts';
import { recentRecords } from '../../platform/record/recent-records.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { readerOf, usePageData } from '../../platform/session/use-session.ts';
import { matching, rankOf, wordsOf } from './match.ts';
import { otherWays } from './other-ways.ts';
import {
  actionOf,
  commandsMatching,
  companiesMatching,
  type Found,
  type FoundScreen,
  foundCandidate,
  foundClientUser,
  foundPerson,
  foundRecent,
  screensMatching,
} from './search-results.ts';
import { mostEach } from './use-found-list.ts';
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
  const page = usePageData();
  const viewer = readerOf(page);
  const { term: settled } = useSettled({ term }, pauseMs);
  const people = useQuery(peopleSearchQuery(settled));
  const records = useFoundRecords(settled);
  const isEmpty = term.trim() === '';
  const waiting = useFoundNeeds(isEmpty ? '' : term);
  const acts = viewer ? commandsMatching(viewer, term).slice(0, isEmpty ? mostCommands : undefined) : [];
  const isAct = ({ label, to }: FoundScreen) => acts.some((act) => act.label === label && act.to === to);
  const screens = viewer
    ? screensMatching(builtScreens, viewer, term)
        .filter((screen) => !isAct(screen))
        .slice(0, mostScreens)
    : [];
  const commands = [...(page.user ? companiesMatching(page.user, term) : []), ...acts];
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
        { heading: 'Users', items: [...(people.data?.client_users ?? []).map(foundClientUser), ...records.users] },
        { heading: 'Shifts', items: records.shifts },
        { heading: 'Teams', items: records.teams },
        { heading: 'Waiting for you', items: waiting },
        { heading: 'Holidays', items: records.holidays },
        { heading: 'Types, policies and calendars', items: records.rules },
        { heading: 'Open positions', items: records.positions },
        {
          heading: 'Candidates',
          items: [...(people.data?.candidates ?? []).map(foundCandidate), ...records.candidates],
        },
        { heading: 'Interviews', items: records.interviews },
        { heading: 'Job description templates', items: records.jobDescriptionTemplates },
        { heading: 'Tickets', items: records.tickets },
      ];
  const shown = groups
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => worth(one, term) - worth(other, term));
  const isSearching = people.isFetching || settled !== term;
  const isNothing = shown.length === 0 && viewer !== null && !isEmpty && !isSearching;
  return {
    groups: isNothing ? [{ heading: 'Try instead', items: otherWays(viewer, term) }] : shown,
    isNothing,
    isCut: groups.some(({ items }) => items.filter(isRecord).length >= mostEach),
    isSearching,
    error: people.error,
  };
}

const isRecord = ({ kind }: Found) => kind === 'record' || kind === 'person';

const mostWaiting = 5;

/** What waits for the viewer, by name and kind: the answer of the action center. */
function useFoundNeeds(term: string): readonly Found[] {
  const viewer = readerOf(usePageData());
  const zone = useViewerZone();
  const hasCenter = viewer !== null && isScreenOffered(declared.actionCenter, viewer);
  const { data } = useQuery({ ...searchedNeedsQuery, enabled: hasCenter && term !== '' });
  if (!hasCenter || term === '') return [];
  return matching(foundNeeds(data?.data ?? [], zone), term, (need) => need)
    .slice(0, mostWaiting)
    .map((need) => ({ kind: 'record', key: `need-${need.to}`, icon: 'inbox', ...need }));
}

/**
 * Acts whose name has a word that begins with the term come first. Groups with it only inside a word, or in what is not
 * shown, come after the others, and those that were matched only by letters in their order come last.
 */
function worth({ items: [first] }: SearchGroup, term: string): number {
  if (first === undefined || first.kind === 'act-as' || term.trim() === '') return 1;
  const rank = rankOf(wordsOf(term), first.label, first.hint);
  if (first.kind === 'command' && rank !== null && rank < 2) return 0;
  if (rank === null) return first.kind === 'command' || first.kind === 'screen' ? 3 : 2;
  return rank === 3 ? 2 : 1;
}
