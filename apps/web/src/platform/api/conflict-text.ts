import type { LaterChange } from '@muster/contract/problem.ts';
import { now } from '../clock/clock.ts';
import { agoText } from '../format/relative-time.ts';

/** When which fields were changed: 'Changed 5 min ago: Position, Work phone.' */
export function changeText({ at, fields }: LaterChange): string {
  if (fields.length === 0) return '';
  const named = fields.map(({ label }) => label).join(', ');
  return `Changed ${agoText(at, { now: now(), zone: 'UTC' })}: ${named}.`;
}
