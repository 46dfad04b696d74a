import { expect, it } from 'vitest';
import { interview } from '../interview.fixture.ts';
import { interviewsOn } from './placed-interviews.ts';

const at = (id: number, starts_at: string, ends_at: string) => ({ ...interview, id, starts_at, ends_at });
const shown = (rows: readonly ReturnType<typeof at>[], day: string, zone: string) =>
  interviewsOn(rows, day, zone).map(({ interview: { id }, from, until, lane, lanes }) => [
    id,
    from,
    until,
    lane,
    lanes,
  ]);

it('places interviews on the clock of the zone, on both sides of a change', () => {
  const rows = [
    at(1, '2026-03-27T09:30:00Z', '2026-03-27T10:15:00Z'),
    at(2, '2026-03-30T08:30:00Z', '2026-03-30T09:15:00Z'),
  ];
  expect(shown(rows, '2026-03-27', 'Europe/London')).toEqual([[1, 570, 615, 0, 1]]);
  expect(shown(rows, '2026-03-30', 'Europe/London')).toEqual([[2, 570, 615, 0, 1]]);
  expect(shown(rows, '2026-03-30', 'Asia/Manila')).toEqual([[2, 990, 1035, 0, 1]]);
  expect(shown(rows, '2026-03-28', 'Europe/London')).toEqual([]);
});

it('ends at midnight, and puts overlapping ones side by side', () => {
  const rows = [
    at(1, '2026-03-09T09:00:00Z', '2026-03-09T10:00:00Z'),
    at(2, '2026-03-09T09:30:00Z', '2026-03-09T10:30:00Z'),
    at(3, '2026-03-09T10:00:00Z', '2026-03-09T11:00:00Z'),
    at(4, '2026-03-09T23:30:00Z', '2026-03-10T00:30:00Z'),
  ];
  expect(shown(rows, '2026-03-09', 'Europe/London')).toEqual([
    [1, 540, 600, 0, 2],
    [2, 570, 630, 1, 2],
    [3, 600, 660, 0, 2],
    [4, 1410, 1440, 0, 1],
  ]);
});
