import { expect, it } from 'vitest';
import { viewerWith } from '../../testing/viewer-with.ts';
import { presentShift, stateOn } from './shifts.presenter.ts';

const shift = {
  id: 3,
  name: 'Night',
  kind: 'Night Shift' as const,
  client_id: null,
  client_name: null,
  timezone_id: 291,
  timezone: 'Asia/Manila',
  active_from: '2026-01-01',
  start_time: '22:00',
  end_time: '06:30',
  total_minutes: 510,
  work_days: [1],
  used_on_holidays: false,
  used_on_restdays: false,
  version: 2,
  people: 4,
  is_used: true,
  rotation_name: null,
};

const manager = viewerWith([], ['can manage employee shifts']);

it('returns hours, and what the viewer may do', () => {
  expect(presentShift(shift, manager)).toMatchObject({
    total_hours: 8.5,
    client: null,
    abilities: { update: true, delete: false },
  });
  expect(presentShift({ ...shift, is_used: false }, manager).abilities.delete).toBe(true);
  expect(presentShift({ ...shift, is_used: false, rotation_name: 'Two weeks' }, manager).abilities.delete).toBe(false);
  expect(presentShift(shift, viewerWith([], [])).abilities).toEqual({ update: false, delete: false });
});

it('places days before, around and after today', () => {
  expect(stateOn('2026-05-04', { from: '2026-05-05', to: null })).toBe('future');
  expect(stateOn('2026-05-04', { from: '2026-05-04', to: '2026-05-04' })).toBe('current');
  expect(stateOn('2026-05-04', { from: '2026-01-01', to: '2026-05-03' })).toBe('past');
});
