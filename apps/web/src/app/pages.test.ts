import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { describe, expect, it } from 'vitest';
import { pages } from './pages.ts';
import { publicScreens } from './public-screens.ts';

it.each(builtScreens.map(({ name, path }) => [name, path]))('%s (%s) has a page', (name) => {
  expect(pages[name]).toBeDefined();
});

it('has no page for an unknown screen', () => {
  const names = builtScreens.map(({ name }) => name);
  expect(Object.keys(pages).filter((name) => !names.includes(name))).toEqual([]);
});

describe('the screens before the sign-in', () => {
  it('are all known without the portal', () => {
    const wanted = builtScreens.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(publicScreens.map(({ screen }) => screen.name).toSorted()).toEqual(wanted.toSorted());
  });
});
