import { clockTimeText } from '../../clock-time.ts';
import {
  fillPlaceholders,
  type PlaceholderLabels,
  type PlaceholderValues,
  unfilledLabels,
} from '../../placeholders.rules.ts';
import { dayText } from '../../plain-day.ts';
import { workLocationLabel } from '../../states.ts';
import { zoneCity } from '../../time.ts';
import {
  type JobDescriptionText,
  jobDescriptionSectionLabels,
  jobDescriptionSections,
  mapSections,
} from './job-description-sections.ts';
import { type EmploymentType, employmentTypeLabels } from './open-positions.constants.ts';

/** What a template can name, filled in from the position that it is used for. */
export const jobDescriptionPlaceholderLabels = {
  title: 'Title',
  client: 'Client',
  places: 'Places',
  employment_type: 'Employment type',
  work_place: 'Work place',
  shift: 'Shift',
  start_by: 'Start by',
  skills: 'Must-have skills',
  nice_to_have: 'Nice-to-have skills',
} as const satisfies PlaceholderLabels;

export type JobDescriptionValues = PlaceholderValues<keyof typeof jobDescriptionPlaceholderLabels>;

/** What a description says about a position. Times are `HH:mm` in its zone. */
export interface DescribedPosition {
  readonly title: string;
  readonly client: string;
  readonly headcount: number;
  readonly employment_type: EmploymentType;
  readonly work_location: string;
  readonly shift_start: string | null;
  readonly shift_end: string | null;
  /** IANA name. */
  readonly zone: string;
  readonly start_by: string | null;
  readonly must_have: readonly string[];
  readonly nice_to_have: readonly string[];
}

/** A position with everything, for a preview without one. */
export const samplePosition: DescribedPosition = {
  title: 'Office assistant',
  client: 'Example Company Pty Ltd',
  headcount: 2,
  employment_type: 'full-time',
  work_location: 'wfh',
  shift_start: '08:00',
  shift_end: '17:00',
  zone: 'Australia/Sydney',
  start_by: '2027-01-11',
  must_have: ['Written English', 'Microsoft Excel'],
  nice_to_have: ['Experience with clients abroad'],
};

export const jobDescriptionValues = (position: DescribedPosition): JobDescriptionValues => ({
  title: position.title,
  client: position.client,
  places: String(position.headcount),
  employment_type: employmentTypeLabels[position.employment_type],
  work_place: workLocationLabel(position.work_location),
  shift: shiftText(position),
  start_by: position.start_by === null ? null : dayText(position.start_by),
  skills: listText(position.must_have),
  nice_to_have: listText(position.nice_to_have),
});

export interface FilledDescription extends JobDescriptionText {
  /** Labels of what the position does not have. The sections show them in square brackets. */
  readonly missing: string[];
}

/** The sections of a template with the values of a position. */
export function fillJobDescription(template: JobDescriptionText, position: DescribedPosition): FilledDescription {
  const values = jobDescriptionValues(position);
  const filled = mapSections((section) => fillPlaceholders(template[section], jobDescriptionPlaceholderLabels, values));
  const missing = jobDescriptionSections.flatMap((section) => filled[section].missing);
  return { ...mapSections((section) => filled[section].text), missing: [...new Set(missing)] };
}

/** Why nobody can confirm that a text was reviewed; null: somebody can. */
export function reviewRefusal(text: JobDescriptionText): string | null {
  for (const section of jobDescriptionSections) {
    const [label] = unfilledLabels(text[section], jobDescriptionPlaceholderLabels);
    if (label !== undefined)
      return `${jobDescriptionSectionLabels[section]} still has [${label}]. Edit the text before you mark it as reviewed.`;
  }
  return null;
}

/** For a message or a job board: headings in capitals, lists as they are typed. */
export const jobDescriptionAsText = (title: string, text: JobDescriptionText): string =>
  [title, ...jobDescriptionSections.flatMap((section) => (text[section] === '' ? [] : [headed(section, text)]))].join(
    '\n\n',
  );

const headed = (section: keyof JobDescriptionText, text: JobDescriptionText) =>
  `${jobDescriptionSectionLabels[section].toUpperCase()}\n${text[section]}`;

function shiftText({ shift_start, shift_end, zone }: DescribedPosition): string | null {
  if (shift_start === null || shift_end === null) return null;
  return `${clockTimeText(shift_start)} – ${clockTimeText(shift_end)} ${zoneCity(zone)} time`;
}

function listText(items: readonly string[]): string | null {
  const [last] = items.slice(-1);
  if (last === undefined) return null;
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
