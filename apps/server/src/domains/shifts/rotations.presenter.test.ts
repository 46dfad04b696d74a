import { expect, it } from 'vitest';
import { viewerWith } from '../../testing/viewer-with.ts';
import { presentRotation, presentRotationDetails } from './rotations.presenter.ts';

const rotation = {
  id: 3,
  name: 'Nights and days',
  client_id: null,
  client_name: null,
  weeks: 1,
  shifts: ['Night', 'Day'],
  people: 4,
  is_used: true,
  version: 2,
};

const manager = viewerWith([], ['can manage employee shifts']);

it('returns what the viewer may do', () => {
  expect(presentRotation(rotation, manager).abilities).toEqual({ update: true, change: false, delete: false });
  const unused = { ...rotation, is_used: false };
  expect(presentRotation(unused, manager).abilities).toEqual({ update: true, change: true, delete: true });
  const none = { update: false, change: false, delete: false };
  expect(presentRotation(unused, viewerWith([], [])).abilities).toEqual(none);
});

it('warns about short rests, and about overlaps that new hours of a shift made', () => {
  const day = (weekday: number, id: number, start_time: string, end_time: string) => ({
    week: 1,
    weekday,
    shift: { id, name: `Shift ${id}` },
    start_time,
    end_time,
    timezone: 'Asia/Manila',
  });
  const warnings = (end: string) =>
    presentRotationDetails(
      { rotation, days: [day(1, 1, '22:00', end), day(2, 2, '08:00', '16:00')], assigned: [], today: '2026-03-02' },
      manager,
    ).warnings;
  expect(warnings('00:00')).toEqual([]);
  expect(warnings('06:00')).toEqual(['Only 2 h of rest between Monday of week 1 and Tuesday of week 1.']);
  expect(warnings('09:00')).toEqual(['The shifts on Monday of week 1 and Tuesday of week 1 overlap.']);
});
