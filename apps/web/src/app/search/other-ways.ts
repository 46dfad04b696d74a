import { screens } from '@muster/contract/all-screens.ts';
import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { isOffered, type Reader } from '@muster/contract/screen.ts';
import type { FoundCommand } from './search-results.ts';

/** Lists whose own search covers more than the palette's. */
const lists = [screens.employees, screens.clients, screens.tickets, screens.candidates];

/** Where a viewer can continue who found nothing: the lists, with the term in their search, and a ticket. */
export function otherWays(reader: Reader, term: string): readonly FoundCommand[] {
  const isThere = ({ name }: { readonly name: string }) =>
    builtScreens.some((screen) => screen.name === name && isOffered(screen, reader));
  const searches = lists.filter(isThere).map(
    ({ name, title, path, menu }): FoundCommand => ({
      kind: 'command',
      key: `other-${name}`,
      label: `Search all ${title.toLowerCase().replace(/^all /, '')} for “${term.trim()}”`,
      hint: '',
      icon: menu.icon,
      to: `${path}?${new URLSearchParams({ q: term.trim() })}`,
      creates: false,
    }),
  );
  if (!isThere(screens.submitATicket)) return searches;
  return [
    ...searches,
    {
      kind: 'command',
      key: 'other-ticket',
      label: 'Submit a ticket',
      hint: 'Ask for help',
      icon: 'send',
      to: screens.submitATicket.path,
      creates: false,
    },
  ];
}
