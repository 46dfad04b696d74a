import type { RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { mostRotationWeeks } from '@muster/contract/domains/shifts/rotations.constants.ts';

export type RotationFormSubject =
  | { readonly mode: 'create' }
  | { readonly mode: 'update' | 'copy'; readonly id: number };

export interface RotationFormValues {
  name: string;
  client_id: number | null;
  weeks: number | null;
  /** The shift of each day of the longest pattern, from Monday of week 1; null: a day off. */
  days: (number | null)[];
}

const daysOff = (): (number | null)[] => Array.from({ length: mostRotationWeeks * 7 }, () => null);

export const emptyRotation = (): RotationFormValues => ({ name: '', client_id: null, weeks: 2, days: daysOff() });

export function rotationValuesOf(rotation: RotationDetails): RotationFormValues {
  const days = daysOff();
  for (const { week, weekday, shift } of rotation.days) days[(week - 1) * 7 + weekday - 1] = shift.id;
  return { name: rotation.name, client_id: rotation.client?.id ?? null, weeks: rotation.weeks, days };
}

export const copyOf = (rotation: RotationDetails): RotationFormValues => ({
  ...rotationValuesOf(rotation),
  name: `${rotation.name} (copy)`.slice(0, 100),
});
