import type { JobDescriptionText } from '@muster/contract/domains/recruitment/job-description-sections.ts';

/** Changes of a draft that are not stored yet. */
export interface Unsaved {
  readonly path?: string;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly text?: Partial<JobDescriptionText>;
}

export const nothing: Unsaved = {};

/** The later change counts where both have a part. */
export const joined = (earlier: Unsaved, later: Unsaved): Unsaved => ({
  ...earlier,
  ...later,
  ...((earlier.answers || later.answers) && { answers: { ...earlier.answers, ...later.answers } }),
  ...((earlier.text || later.text) && { text: { ...earlier.text, ...later.text } }),
});

/** The changed parts, as a conflict names them. */
export const namesIn = ({ path, answers = {}, text = {} }: Unsaved): string[] => [
  ...(path === undefined ? [] : ['path']),
  ...Object.keys(answers),
  ...Object.keys(text).map((section) => (section === 'duties' ? 'text_duties' : section)),
];

/** Without the parts of these names. */
export function without({ path, answers, text }: Unsaved, names: readonly string[]): Unsaved {
  const kept = (part: object | undefined, nameOf = (key: string) => key) =>
    part && Object.fromEntries(Object.entries(part).filter(([key]) => !names.includes(nameOf(key))));
  return {
    ...(path !== undefined && !names.includes('path') && { path }),
    ...(answers && { answers: kept(answers) ?? {} }),
    ...(text && { text: kept(text, (key) => (key === 'duties' ? 'text_duties' : key)) ?? {} }),
  };
}
