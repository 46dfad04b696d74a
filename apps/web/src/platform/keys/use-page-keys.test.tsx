import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keysTaken } from './takes-keys.ts';
import { usePageKeys } from './use-page-keys.ts';

const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more });

function Page({ pressed, isTaken }: { readonly pressed: string[]; readonly isTaken?: () => boolean }) {
  usePageKeys((key) => pressed.push(key) > 0, isTaken && { isTaken });
  return null;
}

it('acts once on a key that is held, and again only on keys that move', () => {
  const pressed: string[] = [];
  render(<Page pressed={pressed} />);
  press('a');
  for (const key of ['a', 'r', 'x', 'Enter', 'J', 'k', 'ArrowDown']) press(key, { repeat: true });
  expect(pressed).toEqual(['a', 'j', 'k', 'ArrowDown']);
});

it.each([
  ['an open dialog', { 'aria-modal': true }],
  ['one that loads', keysTaken],
])('leaves all keys to %s, whatever the part says about the target', (_, look) => {
  const pressed: string[] = [];
  const page = <Page pressed={pressed} isTaken={() => false} />;
  const { rerender } = render(
    <>
      {page}
      <div {...look} />
    </>,
  );
  press('a');
  expect(pressed).toEqual([]);
  rerender(page);
  press('a');
  expect(pressed).toEqual(['a']);
});
