import { expect, it } from 'vitest';
import { builtScreens } from './not-yet-built.ts';
import { screenHelp } from './screen-help.ts';

const sentencesIn = (text: string) => text.split(/(?<=[.?!”])\s+(?=[A-Z])/);

it('has two sentences of help for every built screen with a menu, and for no other', () => {
  const names = builtScreens.filter(({ frame }) => frame === 'shell').map(({ name }) => name);
  expect(Object.keys(screenHelp).toSorted()).toEqual(names.toSorted());
  for (const [name, text] of Object.entries(screenHelp)) expect([name, sentencesIn(text).length]).toEqual([name, 2]);
});
