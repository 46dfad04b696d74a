import type { ScreenName } from '@muster/contract/all-screens.ts';
import type { HirePath } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import { missingQuestions } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type { HireStep } from '@muster/contract/domains/recruitment/hire-steps.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';

const stepScreens = {
  path: 'buildPath',
  job: 'automateJobDescription',
  details: 'hireAdditionalDetails',
  write: 'positionCreate',
  insights: 'hireGeneratedInsights',
  review: 'reviewGeneratedDescription',
  check: 'positionReview',
  publish: 'positionFinalize',
} as const satisfies Readonly<Record<HireStep, ScreenName>>;

/** The five steps that people see. */
export const hireStages = [
  { label: 'Start', steps: ['path'] },
  { label: 'The job', steps: ['job'] },
  { label: 'Details', steps: ['details'] },
  { label: 'Description', steps: ['write', 'insights', 'review'] },
  { label: 'Check and publish', steps: ['check', 'publish'] },
] as const satisfies readonly { readonly label: string; readonly steps: readonly HireStep[] }[];

export const stepTitles = {
  path: 'Choose how to write the description',
  job: 'Describe the job',
  details: 'Add hours, skills and pay',
  write: 'Write the description',
  insights: 'Read the suggestions',
  review: 'Review the description',
  check: 'Check your answers',
  publish: 'Publish the position',
} as const satisfies Readonly<Record<HireStep, string>>;

export const draftAddress = (screen: ScreenName, uuid: string) => `${pathOf(screen)}?draft=${uuid}`;
export const stepAddress = (step: HireStep, uuid: string) => draftAddress(stepScreens[step], uuid);

export const stageOf = (step: HireStep): number =>
  hireStages.findIndex(({ steps }) => steps.some((each) => each === step));

/** Whether each of the five has what it asks for, so that nothing is ticked that is still missing. */
export function answeredStages({
  path,
  answers,
  review,
}: Pick<HireDraft, 'path' | 'answers' | 'review'>): readonly boolean[] {
  const missing = missingQuestions(answers);
  const isZoneMissing = missing.includes('timezone_id');
  return [path !== null, missing.length === (isZoneMissing ? 1 : 0), !isZoneMissing, review !== null, false];
}

/** The step of an address; null: none, such as the view. */
export function stepAt(pathname: string): HireStep | null {
  const found = Object.entries(stepScreens).find(([, screen]) => pathOf(screen) === pathname);
  return found ? (found[0] as HireStep) : null;
}

/** The steps in their order. Own text and templates are written, and the other is generated. */
export const stepsOf = (path: HirePath | null): readonly HireStep[] => [
  ...(['path', 'job', 'details'] as const),
  path === 'generated' ? 'insights' : 'write',
  ...(['review', 'check', 'publish'] as const),
];

/** The step before or after; null at the ends. */
export function stepBeside(step: HireStep, path: HirePath | null, by: 1 | -1): HireStep | null {
  const steps = stepsOf(path);
  // An address of the other way leads on in this one.
  const at = steps.indexOf(step === 'write' || step === 'insights' ? (steps[3] ?? step) : step);
  return steps[at + by] ?? null;
}
