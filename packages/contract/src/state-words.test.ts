import { expect, it } from 'vitest';
import { announcementStateWords } from './domains/announcements/announcements.constants.ts';
import { correctionStateLabels, dayLabels } from './domains/attendance/attendance.constants.ts';
import { positionStatusWords } from './domains/recruitment/open-positions.constants.ts';
import { swapStateLabels } from './domains/schedules/schedules.constants.ts';
import { boardLabels } from './domains/shifts/shifts.constants.ts';
import { timesheetLabels } from './domains/timesheets/timesheets.constants.ts';
import { type StateWord, stateTones } from './state-words.ts';
import { employeeStatusWords } from './states.ts';

/** The tones that the screens have in common. */
const fixed = {
  green: ['Working', 'Present', 'Approved'],
  amber: ['Late', 'Undertime', 'Missing clock-out', 'Pending'],
  red: ['Absent', 'Missing'],
  blue: ['On leave', 'Inactive'],
  gray: ['Scheduled', 'Upcoming', 'Starts later', 'Rest day', 'Draft', 'Done'],
} as const satisfies Record<string, readonly StateWord[]>;

it.each(Object.entries(fixed))('%s says %j', (tone, words) => {
  expect(words.map((word) => stateTones[word])).toEqual(words.map(() => tone));
});

it('every state has a word of the vocabulary', () => {
  const labels = [dayLabels, correctionStateLabels, boardLabels, swapStateLabels, timesheetLabels];
  const words = [...labels, employeeStatusWords, announcementStateWords, positionStatusWords].flatMap((one) =>
    Object.values(one),
  );
  expect(words.filter((word) => !(word in stateTones))).toEqual([]);
});
