import { expect, it } from 'vitest';
import { isWithin, offeredVisibilities } from './note-audience.rules.ts';
import { noteSubjects, noteVisibilities } from './notes.constants.ts';

it('compares audiences', () => {
  expect(isWithin('staff_private', 'staff')).toBe(true);
  expect(isWithin('staff', 'staff')).toBe(true);
  expect(isWithin('client_shared', 'staff')).toBe(false);
});

it('offers no reply a wider audience than what it answers', () => {
  for (const about of noteSubjects)
    for (const parent of noteVisibilities)
      for (const isByClient of [true, false])
        for (const offered of offeredVisibilities({ about, parent, isByClient }))
          expect(isWithin(offered, parent)).toBe(true);
});

it('never shares a note about a candidate, and shares all that a client writes', () => {
  expect(offeredVisibilities({ about: 'candidate', parent: null, isByClient: false })).toEqual([
    'staff_private',
    'staff',
  ]);
  expect(offeredVisibilities({ about: 'candidate', parent: null, isByClient: true })).toEqual([]);
  expect(offeredVisibilities({ about: 'application', parent: null, isByClient: true })).toEqual(['client_shared']);
  expect(offeredVisibilities({ about: 'position', parent: null, isByClient: false })).toEqual([...noteVisibilities]);
});
