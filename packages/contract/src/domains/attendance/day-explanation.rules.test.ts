import { expect, it } from 'vitest';
import { analyzeDay } from './day.rules.ts';
import { explainDay } from './day-explanation.rules.ts';
import { dayOf, micros, punchesAt } from './day-facts.fixture.ts';
import { createLocalClock } from './local-clock.ts';

function explained(facts: ReturnType<typeof dayOf>, readerZone = facts.plan?.zone ?? 'Asia/Manila'): string[] {
  const day = analyzeDay(facts, micros('2026-04-01T00:00:00Z'), createLocalClock());
  return day === null ? [] : explainDay(day, readerZone).sentences;
}

it('says why somebody was late, left early and took long breaks', () => {
  const punches = punchesAt(
    ['in', '01:07:40'],
    ['break_start', '03:00:00'],
    ['break_end', '03:20:00'],
    ['break_start', '05:00:00'],
    ['break_end', '05:50:00'],
    ['out', '08:15:00'],
  );
  const breaks = [
    { startsAfterMinutes: 120, minutes: 15, isPaid: true },
    { startsAfterMinutes: 240, minutes: 60, isPaid: false },
  ];
  expect(explained(dayOf(punches, { breaks }))).toEqual([
    '7 min late: in at 9:07 AM for 9:00 AM.',
    '45 min undertime: out at 4:15 PM for 5:00 PM.',
    '20 min break from 11:00 AM to 11:20 AM: 15 min paid, 5 min beyond the 15 min that the shift pays.',
    '50 min unpaid break from 1:00 PM to 1:50 PM.',
  ]);
});

it('gives times on the clock of the reader, and those of the shift beside them where they differ', () => {
  const breaks = [{ startsAfterMinutes: 240, minutes: 60, isPaid: false }];
  const punches = punchesAt(
    ['in', '01:07:00'],
    ['break_start', '05:00:00'],
    ['break_end', '06:00:00'],
    ['out', '09:00:00'],
  );
  const sentences = [
    '7 min late: in at 12:07 PM for 12:00 PM (9:07 AM for 9:00 AM Manila).',
    '1 h unpaid break from 4:00 PM to 5:00 PM (1:00 PM to 2:00 PM Manila).',
  ];
  expect(explained(dayOf(punches, { breaks }), 'Australia/Sydney')).toEqual(sentences);
  expect(explained(dayOf(punches, { breaks }), 'Asia/Singapore')[1]).toBe('1 h unpaid break from 1:00 PM to 2:00 PM.');
  expect(explained(dayOf([]), 'Australia/Sydney')).toEqual([
    'Absent: nothing was clocked for the shift from 12:00 PM to 8:00 PM (9:00 AM to 5:00 PM Manila).',
  ]);
});

it('names the zone of the shift where night and holidays go by another clock than that of the reader', () => {
  const startsAt = micros('2026-03-10T12:00:00Z');
  const plan = { startsAt, endsAt: micros('2026-03-10T20:00:00Z') };
  expect(explained(dayOf(punchesAt(['in', '12:00:00'], ['out', '20:00:00']), plan), 'Australia/Sydney')).toEqual([
    '6 h of night time: 22:00 to 06:00 in Manila, where the shift is.',
  ]);
});

it('says how much overtime counts once it is approved', () => {
  const after = { minimumMinutes: 30, roundingMinutes: 15, needsApproval: true };
  expect(explained(dayOf(punchesAt(['in', '01:00:00'], ['out', '10:58:00']), { overtime: { after } }))).toEqual([
    '1 h 45 min overtime after the shift (1 h 58 min worked; counted from 30 min, in steps of 15 min).',
    '1 h 45 min count once they are approved.',
  ]);
});

it('explains grace, rounding and an automatic meal', () => {
  const plan = {
    graceMinutes: 5,
    rounding: { minutes: 15, direction: 'nearest' },
    meal: { minutes: 60, afterMinutes: 300 },
  } as const;
  expect(explained(dayOf(punchesAt(['in', '01:04:00'], ['out', '09:00:00']), plan))).toEqual([
    'Not late: in 9:04 AM, grace 5 min.',
    'Paid in steps of 15 min, to the nearest step: in 9:04 AM as 9:00 AM.',
    '1 h unpaid meal deducted: the shift deducts 1 h after 5 h of work unless a break of that length is clocked.',
  ]);
});

it('explains by how much an unpaid break was too long', () => {
  const breaks = [{ startsAfterMinutes: 240, minutes: 60, isPaid: false }];
  const punches = punchesAt(
    ['in', '01:00:00'],
    ['break_start', '05:00:00'],
    ['break_end', '06:10:00'],
    ['out', '09:00:00'],
  );
  expect(explained(dayOf(punches, { breaks }))).toEqual([
    '10 min undertime: 10 min of unpaid breaks beyond the 1 h of the shift.',
    '1 h 10 min unpaid break from 1:00 PM to 2:10 PM, 10 min longer than the 1 h of the shift.',
  ]);
});

it('explains that the shift has no breaks, and that the end of a break was not clocked', () => {
  const punches = punchesAt(['in', '01:00:00'], ['break_start', '02:00:00'], ['out', '09:00:00']);
  const open =
    'No end of the break from 10:00 AM was clocked: it counts until the clock-out at 5:00 PM. If work went on, request a correction.';
  expect(explained(dayOf(punches))).toEqual([
    '7 h undertime: 7 h of unpaid breaks that the shift does not have.',
    '7 h unpaid break from 10:00 AM to 5:00 PM: the shift has no breaks.',
    open,
  ]);
  expect(explained(dayOf(punches, null)).slice(1)).toEqual([
    '7 h unpaid break from 10:00 AM to 5:00 PM: no shift was planned.',
    open,
  ]);
});

it('says which rule granted overtime, or that none did', () => {
  const punches = punchesAt(['in', '00:40:00'], ['out', '09:52:00']);
  const after = { minimumMinutes: 30, roundingMinutes: 15, needsApproval: false };
  expect(explained(dayOf(punches, { overtime: { after } }))).toEqual([
    'No overtime for 20 min before the shift: the shift has no rule for it.',
    '45 min overtime after the shift (52 min worked; counted from 30 min, in steps of 15 min).',
  ]);
  expect(explained(dayOf(punches, { overtime: { before: after, after } }))[0]).toBe(
    'No overtime for 20 min before the shift: counted from 30 min, in steps of 15 min.',
  );
});

it('explains why the time away is undertime, and what counts as a break', () => {
  const breaks = [{ startsAfterMinutes: 180, minutes: 60, isPaid: false }];
  const lunch = punchesAt(['in', '01:00:00'], ['out', '04:00:00'], ['in', '05:30:00'], ['out', '08:30:00']);
  expect(explained(dayOf(lunch, { breaks }))).toEqual([
    '1 h undertime: away from 12:00 PM to 1:30 PM, out at 4:30 PM for 5:00 PM; 1 h of it count as unpaid break.',
  ]);
  const onTime = punchesAt(['in', '01:00:00'], ['out', '04:00:00'], ['in', '05:00:00'], ['out', '09:00:00']);
  expect(explained(dayOf(onTime, { breaks }))).toEqual(['1 h unpaid break: away from 12:00 PM to 1:00 PM.']);
});

it('explains that a clock-out came too late', () => {
  expect(explained(dayOf(punchesAt(['in', '01:00:00'], ['out', '13:00:01'])))).toEqual([
    'The clock-out at 9:00 PM came too late for the clock-in at 9:00 AM, more than 4 hours after the shift or 20 hours after the clock-in: this time does not count. The shift ended at 5:00 PM. Request a correction to have it counted.',
  ]);
});

it('says what was at night and on a holiday, on the clock of the shift', () => {
  const startsAt = micros('2026-03-10T12:00:00Z');
  const plan = { startsAt, endsAt: micros('2026-03-10T20:00:00Z') };
  const punches = punchesAt(['in', '12:00:00'], ['out', '20:00:00']);
  expect(explained({ ...dayOf(punches, plan), holidays: ['2026-03-11'] })).toEqual([
    '6 h of night time: 22:00 to 06:00.',
    '4 h on a holiday: Mar 11, 2026.',
  ]);
});

it('explains the minutes at night and on a holiday of the place of work', () => {
  const plan = {
    zone: 'America/New_York',
    startsAt: micros('2026-03-10T13:00:00Z'),
    endsAt: micros('2026-03-10T21:00:00Z'),
  };
  const punches = punchesAt(['in', '13:00:00'], ['out', '21:00:00']);
  expect(explained({ ...dayOf(punches, plan), holidays: ['2026-03-11'] })).toEqual([
    '7 h of night time: 22:00 to 06:00 in Manila, where the work was done.',
    '5 h on a holiday: Mar 11, 2026 in Manila, where the work was done.',
  ]);
});

it('says what to do about work on leave', () => {
  const punches = punchesAt(['in', '01:00:00'], ['out', '09:00:00']);
  expect(explained(dayOf(punches, { status: 'on_leave' }))).toEqual([
    'Worked on a day of leave: cancel the leave of this day, or remove the times by a correction.',
  ]);
  const leave = { minutes: 240, atStart: 240, atEnd: 0 };
  expect(explained(dayOf(punches, { startsAt: micros('2026-03-10T05:00:00Z'), leave }))).toEqual([
    'On leave until 1:00 PM.',
    'Worked 4 h of the leave: cancel the leave of this day, or correct the times.',
    'No overtime for 4 h before the shift: the shift has no rule for it.',
  ]);
});

it('says what is missing, and stays silent about an ordinary day', () => {
  expect(explained(dayOf([]))).toEqual(['Absent: nothing was clocked for the shift from 9:00 AM to 5:00 PM.']);
  expect(explained(dayOf(punchesAt(['in', '01:00:00'])))).toEqual([
    'Missing clock-out after the clock-in at 9:00 AM: this time does not count. The shift ended at 5:00 PM. Request a correction to have it counted.',
  ]);
  expect(explained(dayOf(punchesAt(['out', '09:00:00'])))).toEqual(['Nothing counts without a clock-in.']);
  expect(explained(dayOf(punchesAt(['in', '01:00:00'], ['out', '09:00:00'])))).toEqual([]);
  expect(explained(dayOf(punchesAt(['in', '01:00:00'], ['out', '05:00:00']), null))).toEqual([
    'No shift was planned: all time between clock-in and clock-out counts.',
  ]);
});
