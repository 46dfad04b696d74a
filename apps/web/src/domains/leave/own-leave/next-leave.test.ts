import { expect, it } from 'vitest';
import { waitingLeave } from '../leave-request.fixture.ts';
import { nextLeave } from './next-leave.ts';

const leave = (id: number, first_day: string, state: typeof waitingLeave.state = 'approved') => ({
  ...waitingLeave,
  id,
  state,
  first_day,
  last_day: first_day,
});

it('shows the two next requests that count, also one of today', () => {
  const found = nextLeave(
    [
      leave(1, '2026-04-09'),
      leave(2, '2026-03-18', 'requested'),
      leave(3, '2026-03-17'),
      leave(4, '2026-03-16'),
      leave(5, '2026-03-20', 'refused'),
    ],
    '2026-03-17',
  );
  expect(found.map(({ id }) => id)).toEqual([3, 2]);
});
