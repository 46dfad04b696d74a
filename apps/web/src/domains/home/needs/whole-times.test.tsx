import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeTimes } from './whole-times.tsx';

it('keeps a range together, and lets the line break around it', () => {
  const range = '8:00\u00a0AM\u00a0–\u00a05:00\u00a0PM';
  const { container } = render(
    <WholeTimes text={`Day Shift, ${range} · Oct\u00a016\u00a0–\u00a031 · no open issues`} />,
  );
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    range,
    'Oct\u00a016\u00a0–\u00a031',
  ]);
  expect(container.textContent).toBe(`Day Shift, ${range} · Oct\u00a016\u00a0–\u00a031 · no open issues`);
});
