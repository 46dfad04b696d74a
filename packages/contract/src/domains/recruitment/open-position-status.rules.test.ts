import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PositionStatus, positionStatuses } from '../../states.ts';
import {
  afterMove,
  afterPlaces,
  isReopening,
  movesFrom,
  type PositionState,
  placesRefusal,
  positionMoveRefusal,
} from './open-position-status.rules.ts';

it.each<[PositionStatus, PositionState['paused_from_status'], readonly PositionStatus[]]>([
  ['sourcing', null, ['pending interviews', 'filled', 'pause']],
  ['pending interviews', null, ['sourcing', 'filled', 'pause']],
  ['filled', null, ['sourcing']],
  ['pause', 'sourcing', ['sourcing']],
  ['pause', 'pending interviews', ['pending interviews']],
])('state.position.1 moves from %s (paused from %s) to %j', (status, paused_from_status, moves) => {
  expect(movesFrom({ status, paused_from_status })).toEqual(moves);
});

it('says why a move is refused', () => {
  const paused = { status: 'pause', paused_from_status: 'pending interviews' } as const;
  expect(positionMoveRefusal(paused, 'pause')).toBe('This position is paused already.');
  expect(positionMoveRefusal(paused, 'sourcing')).toBe(
    "You can't move this position from paused to sourcing, only to pending interviews.",
  );
  expect(positionMoveRefusal(paused, 'pending interviews')).toBeNull();
});

it('says why places cannot be changed so', () => {
  const at = (status: PositionStatus) => ({ status, paused_from_status: null });
  expect(placesRefusal(at('sourcing'), { headcount: 1, filled_count: 2 })).toMatch(/not more filled/);
  expect(placesRefusal(at('pause'), { headcount: 2, filled_count: 2 })).toMatch(/^Resume/);
  expect(placesRefusal(at('filled'), { headcount: 3, filled_count: 2 })).toMatch(/^Reopen/);
  expect(placesRefusal(at('sourcing'), { headcount: 2, filled_count: 2 })).toBeNull();
});

it('keeps what the database requires, by any moves and changes of places', () => {
  const count = fc.integer({ min: 1, max: 4 });
  const step = fc.record({ to: fc.option(fc.constantFrom(...positionStatuses)), headcount: count, filled: count });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let state: PositionState = { status: 'sourcing', paused_from_status: null, headcount: 2, filled_count: 0 };
      for (const { to, headcount, filled } of steps) {
        const places = { headcount, filled_count: filled - 1 };
        const before = state;
        if (to === null) {
          if (placesRefusal(state, places) === null) state = afterPlaces(state, places);
        } else if (positionMoveRefusal(state, to) === null) {
          const isRefused = isReopening(state.status, to) && places.filled_count >= places.headcount;
          if (!isRefused) state = afterMove(state, to, places);
        }
        expect(state.status === 'filled').toBe(state.filled_count === state.headcount);
        expect(state.status === 'pause').toBe(state.paused_from_status !== null);
        expect(state.filled_count).toBeLessThanOrEqual(state.headcount);
        if (before.status === 'pause' && state.status !== 'pause') expect(state.status).toBe(before.paused_from_status);
        if (state.status !== before.status && to !== null) expect(movesFrom(before)).toContain(state.status);
      }
    }),
  );
});
