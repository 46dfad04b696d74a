import { expect, it } from 'vitest';
import { validationMessages as say } from '../../validation-messages.ts';
import { addPublishedLabels, copyYearLabels, holidayCalendarLabels } from '../holidays/holiday-calendars.schemas.ts';
import { holidayPolicyLabels, policyLineLabels } from '../holidays/holiday-policies.schemas.ts';
import { holidaySwapLabels } from '../holidays/holiday-swaps.constants.ts';
import { holidayLabels } from '../holidays/holidays.schemas.ts';
import { leaveAdjustmentLabels } from './leave-balances.constants.ts';
import { leaveLineLabels, leavePolicyLabels, leaveStepLabels } from './leave-policies.schemas.ts';
import { leaveRequestLabels } from './leave-requests.constants.ts';
import { blackoutLabels, leaveTypeLabels } from './leave-types.schemas.ts';

/** Every name of a field in the forms of leave and holidays, in the sentence of its error. */
const sentences = [
  ...[leaveTypeLabels, blackoutLabels, leavePolicyLabels, leaveLineLabels, leaveStepLabels, leaveAdjustmentLabels],
  ...[leaveRequestLabels, holidayCalendarLabels, copyYearLabels, addPublishedLabels, holidayPolicyLabels],
  ...[policyLineLabels, holidaySwapLabels, holidayLabels],
].flatMap((labels) => Object.values<string>(labels).map((label) => say.required(label)));

it.each([...new Set(sentences)])('reads as a sentence: %s', (sentence) => {
  // A name is a noun with what belongs to it: neither a verb, a question nor a preposition alone.
  const words =
    /^The (taken|credited|counts|count|carried|rounded|allowed|clients see|who|what|for|from|until|to|copy|notice in|after|before)\b/;
  expect(sentence).not.toMatch(words);
});
