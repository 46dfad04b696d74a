import { type ScreenName, screens } from '@muster/contract/all-screens.ts';
import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { isOffered, type Reader } from '@muster/contract/screen.ts';

/** The letter after G. */
const letters: readonly (readonly [letter: string, screen: ScreenName])[] = [
  ['h', 'home'],
  ['e', 'employees'],
  ['c', 'clients'],
  ['t', 'teams'],
  ['s', 'shifts'],
  ['k', 'shiftCalendar'],
  ['d', 'scheduleToday'],
  ['a', 'attendance'],
  ['m', 'timesheets'],
  ['o', 'offices'],
  ['y', 'mySchedule'],
];

export interface GoKey {
  readonly letter: string;
  readonly label: string;
  readonly to: string;
}

/** Screens that the viewer may open by two keys. */
export function goKeysFor(reader: Reader): readonly GoKey[] {
  return letters.flatMap(([letter, name]) => {
    const screen = screens[name];
    const declared = builtScreens.find((one) => one.name === screen.name);
    if (!declared || !isOffered(declared, reader)) return [];
    return [{ letter, label: declared.menu?.label ?? declared.title, to: declared.path }];
  });
}
