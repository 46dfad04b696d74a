import { type ApplicationStage, applicationStages } from './applications.constants.ts';
import { candidateLabels as labels, candidateLimits as limits } from './candidates.constants.ts';

/** What is chosen as one: a name has two parts, and a consent its end. */
export const mergedFields = ['name', 'headline', 'home_place', 'email', 'phone', 'source', 'consent'] as const;
export type MergedField = (typeof mergedFields)[number];

export const mergedFieldLabels = {
  name: 'Name',
  headline: labels.headline,
  home_place: labels.home_place,
  email: labels.email,
  phone: labels.phone,
  source: labels.source,
  consent: 'Consent',
} as const satisfies Readonly<Record<MergedField, string>>;

const columnsOf = {
  name: ['first_name', 'last_name'],
  headline: ['headline'],
  home_place: ['home_place'],
  email: ['email'],
  phone: ['phone'],
  source: ['source'],
  consent: ['consent_on', 'consent_until', 'consent_withdrawn_on', 'retain_until'],
} as const satisfies Readonly<Record<MergedField, readonly string[]>>;

type Column = (typeof columnsOf)[MergedField][number];
type Mergeable = Readonly<Record<Column, string | null>> & { readonly tags: readonly string[] };

/** Whether both records say the same, so that nothing has to be chosen. */
export const isSameIn = (field: MergedField, one: Mergeable, other: Mergeable): boolean =>
  columnsOf[field].every((column) => one[column] === other[column]);

/** The values of the kept record; `taken` come from the other one. The tags of both stay, as far as there is room. */
export function mergedValues<R extends Mergeable>(kept: R, other: R, taken: readonly MergedField[]): R {
  const values = taken.flatMap((field) => columnsOf[field].map((column) => [column, other[column]]));
  const tags = [...new Map([...other.tags, ...kept.tags].map((tag) => [tag.toLowerCase(), tag])).values()];
  return { ...kept, ...Object.fromEntries(values), tags: tags.slice(0, limits.tags) };
}

interface Proposed {
  readonly id: number;
  readonly stage: ApplicationStage;
}

/** Of two living applications for one position, the further one stays; of two equal ones the older. */
export function furtherOf<A extends Proposed>(one: A, other: A): { readonly stays: A; readonly ends: A } {
  const rank = ({ stage }: Proposed) => applicationStages.indexOf(stage);
  const isOneFurther = rank(one) === rank(other) ? one.id < other.id : rank(one) > rank(other);
  return isOneFurther ? { stays: one, ends: other } : { stays: other, ends: one };
}

/** Whether a shared file of a record stays shared: only while nobody joins the companies that read it. */
export const staysShared = (readers: ReadonlySet<number>, joining: ReadonlySet<number>): boolean =>
  joining.isSubsetOf(readers);
