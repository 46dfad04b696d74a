import { type ScreenName, screens } from './all-screens.ts';
import { capitalized } from './capitalized.ts';
import type { ScreenDeclaration } from './screen.ts';

/** Section 2.8: two names are given, every other route name is split on capital letters and title-cased. */
export function breadcrumbLabel(routeName: string): string {
  return given[routeName] ?? titleCased(routeName);
}

const given: Readonly<Record<string, string>> = { tickets: 'All Tickets', submitATicket: 'Submit a Ticket' };

/** From the outermost screen down to the given one. */
export function breadcrumbTrail(name: ScreenName): readonly ScreenDeclaration[] {
  const byName: Readonly<Record<string, ScreenDeclaration>> = screens;
  const trail: ScreenDeclaration[] = [];
  for (let screen = byName[name]; screen; screen = screen.parent === undefined ? undefined : byName[screen.parent]) {
    trail.unshift(screen);
  }
  return trail;
}

function titleCased(routeName: string): string {
  return routeName
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .split(/\s+/)
    .map((word) => capitalized(word))
    .join(' ');
}
