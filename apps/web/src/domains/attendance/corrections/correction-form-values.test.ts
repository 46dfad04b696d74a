import { expect, it } from 'vitest';
import { ownDayOf } from '../attendance.fixture.ts';
import { correctionValues } from './correction-form-values.ts';

const punch = (kind: 'in' | 'out' | 'break_start' | 'break_end', at: string) => ({
  id: 1,
  kind,
  at,
  zone: 'Asia/Manila',
});

it('begins with the punches, or with the plan if there are none', () => {
  const punches = [
    punch('in', '2026-03-02T14:05:00Z'),
    punch('break_start', '2026-03-02T18:00:00Z'),
    punch('break_end', '2026-03-02T19:00:00Z'),
  ];
  expect(correctionValues(ownDayOf({ punches }), 'Asia/Manila')).toEqual({
    work_date: '2026-03-02',
    in: '2026-03-02T22:05',
    out: '2026-03-03T07:00',
    breaks: [{ start: '2026-03-03T02:00', end: '2026-03-03T03:00' }],
    reason: '',
    evidence: '',
  });
});

it('omits a break that never ended, and all times of a day without plan or punches', () => {
  const punches = [punch('in', '2026-03-02T14:05:00Z'), punch('break_start', '2026-03-02T18:00:00Z')];
  expect(correctionValues(ownDayOf({ punches }), 'Asia/Manila').breaks).toEqual([]);
  const empty = ownDayOf({ punches: [], starts_at: null, ends_at: null });
  expect(correctionValues(empty, 'Asia/Manila')).toMatchObject({ in: '', out: '' });
});
