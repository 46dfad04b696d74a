import { expect, it } from 'vitest';
import { closeSmallOverflow } from './close-small-overflow.ts';

function boxWith(heads: number, over: number) {
  const box = document.createElement('section');
  const row = box
    .appendChild(document.createElement('table'))
    .appendChild(document.createElement('thead'))
    .appendChild(document.createElement('tr'));
  for (let head = 0; head < heads; head += 1) row.append(document.createElement('th'));
  Object.defineProperty(box, 'clientWidth', { value: 1000 });
  Object.defineProperty(box, 'scrollWidth', { value: 1000 + over, configurable: true });
  return box;
}

const isCloser = (box: HTMLElement) => box.querySelector('table')?.hasAttribute('data-close');

it('brings columns closer only where that is enough', () => {
  const [fitting, little, much] = [boxWith(7, 0), boxWith(7, 20), boxWith(7, 21)];
  for (const box of [fitting, little, much]) closeSmallOverflow(box);
  expect([fitting, little, much].map(isCloser)).toEqual([false, true, false]);
  Object.defineProperty(little, 'scrollWidth', { value: 1000 });
  closeSmallOverflow(little);
  expect(isCloser(little)).toBe(false);
});
