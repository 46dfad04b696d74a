/**
 * The message catalogue of section 5.1, one function per message. `label` is the field's name as the form shows it;
 * messages that the catalogue quotes without a subject get the same subject (docs/decisions.md, Messages).
 */
export const validationMessages = {
  required: (label: string) => `The ${inSentence(label)} is required.`,
  maxLength: (label: string, characters: number) =>
    `The ${inSentence(label)} must not exceed ${characters} characters.`,
  email: (label: string) => `The ${inSentence(label)} must be a valid email address.`,
  number: (label: string) => `The ${inSentence(label)} must be a valid number.`,
  min: (label: string, least: number) => `The ${inSentence(label)} must be at least ${grouped(least)}.`,
  max: (label: string, most: number) => `The ${inSentence(label)} must not exceed ${grouped(most)}.`,
  url: (label: string) => `The ${inSentence(label)} must be a valid URL.`,
  fileSize: (label: string, megabytes: number) => `The ${inSentence(label)} must not exceed ${megabytes} MB only.`,
  fileType: (label: string, types: readonly string[]) =>
    `The ${inSentence(label)} must be of type: ${types.join(', ')}.`,
  unique: (label: string) => `The ${inSentence(label)} has already been taken.`,
  earliestDay: (label: string, day: string) => `The ${inSentence(label)} must be ${day} or later.`,
  latestDay: (label: string, day: string) => `The ${inSentence(label)} must be ${day} or earlier.`,
  oneLine: (label: string) => `The ${inSentence(label)} must be a single line without tabs.`,
  invalid: (label: string) => `The ${inSentence(label)} is invalid.`,
} as const;

/** `Work email` becomes `work email`; `SSS number` and `201 file complete` stay. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
