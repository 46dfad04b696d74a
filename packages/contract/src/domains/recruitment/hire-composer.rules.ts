import { clockTimeText } from '../../clock-time.ts';
import { counted } from '../../counted.ts';
import { wholeUnits } from '../../money.ts';
import { dayText } from '../../plain-day.ts';
import { workLocationLabel } from '../../states.ts';
import { zoneCity } from '../../time.ts';
import type { HireAnswers } from './hire-answers.ts';
import { familyWork } from './hire-family-work.ts';
import { type JobDescriptionText, mapSections, mostSectionText } from './job-description-sections.ts';
import { employmentTypeLabels } from './open-positions.constants.ts';

/** What a stored text says about its origin. Change it when the same answers compose another text. */
export const composerVersion = 'composer-1';

/** Composes a description from answers alone. The same answers always give the same text. */
export function composeDescription(answers: HireAnswers): JobDescriptionText {
  const composed = {
    summary: summaryOf(answers),
    duties: listOf(dutiesOf(answers)),
    requirements: listOf(requirementsOf(answers)),
    benefits: listOf(benefitsOf(answers)),
  };
  return mapSections((section) => shortened(composed[section]));
}

function summaryOf({ title, family, headcount, employment_type, work_location, ...answers }: HireAnswers): string {
  const work = familyWork[family];
  const role = plain(title);
  const sought = headcount === 1 ? article(role) : `${counted(headcount, 'person', 'people')} for the role of`;
  const place = workLocationLabel(work_location).toLowerCase();
  return [
    `We are looking for ${sought} ${role} who will ${work.purpose}.`,
    `The role is ${employmentTypeLabels[employment_type].toLowerCase()}, ${place}.`,
    ...hoursOf(answers),
    ...(answers.start_by === null ? [] : [`The start is by ${dayText(answers.start_by)}.`]),
  ].join(' ');
}

function hoursOf({ shift_start, shift_end, zone }: Pick<HireAnswers, 'shift_start' | 'shift_end' | 'zone'>): string[] {
  if (shift_start === null || shift_end === null) return [];
  return [`The hours are ${clockTimeText(shift_start)} to ${clockTimeText(shift_end)}, ${zoneCity(zone)} time.`];
}

/** The client's own words come first. What the field usually adds follows only where the client named few duties. */
function dutiesOf({ duties, family, tools }: HireAnswers): string[] {
  const own = linesOf(duties);
  const usual = own.length >= enoughDuties ? [] : familyWork[family].duties.slice(0, enoughDuties - own.length);
  const named = tools.length === 0 ? [] : [`Work every day with ${enumerated(tools)}`];
  return [...own, ...usual, ...named];
}

function requirementsOf({ must_have, nice_to_have, years, family }: HireAnswers): string[] {
  const experience =
    years === null || years === 0 ? [] : [`${counted(years, 'year')} or more in ${familyWork[family].field}`];
  return [
    ...experience,
    ...must_have.map(plain),
    ...familyWork[family].requirements,
    ...nice_to_have.map((skill) => `Nice to have: ${plain(skill)}`),
  ];
}

function benefitsOf(answers: HireAnswers): string[] {
  const pay = payLine(answers);
  return [...(pay === null ? [] : [pay]), ...linesOf(answers.growth)];
}

/** Null: no pay is given. */
export function payLine({ pay_least, pay_most, currency }: HireAnswers): string | null {
  if (pay_least === null || pay_most === null || currency === null) return null;
  return `Pay: ${currency} ${wholeUnits(pay_least)} to ${wholeUnits(pay_most)} a month`;
}

const enoughDuties = 4;

const listOf = (lines: readonly string[]) => [...new Set(lines)].map((line) => `- ${line}`).join('\n');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => plain(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')))
    .filter((line) => line !== '');

/** One line, without spaces at its ends. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

function enumerated(words: readonly string[]): string {
  const [last = '', ...others] = words.map(plain).toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** Ends with a whole line or, in one line, with a whole word. */
function shortened(text: string): string {
  if (text.length <= mostSectionText) return text;
  const kept = text.slice(0, mostSectionText);
  const end = Math.max(kept.lastIndexOf('\n'), text.includes('\n') ? 0 : kept.lastIndexOf(' '));
  return end > 0 ? kept.slice(0, end) : kept;
}
