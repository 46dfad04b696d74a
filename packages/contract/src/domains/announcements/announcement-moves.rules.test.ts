import { expect, it } from 'vitest';
import { announcementMoves } from './announcement-moves.rules.ts';

it('can be edited before it is published, and afterwards can only end', () => {
  expect(announcementMoves('draft')).toEqual({
    edit: true,
    publish: true,
    expire: false,
    withdraw: false,
    delete: true,
  });
  expect(announcementMoves('scheduled')).toMatchObject({ edit: true, publish: true, withdraw: false, delete: false });
  expect(announcementMoves('published')).toEqual({
    edit: false,
    publish: false,
    expire: true,
    withdraw: true,
    delete: false,
  });
  for (const over of ['expired', 'withdrawn'] as const)
    expect(Object.values(announcementMoves(over))).toEqual([false, false, false, false, false]);
});
