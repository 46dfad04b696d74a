import type { LaterChange } from '@muster/contract/problem.ts';
import { now } from '../clock/clock.ts';
import { formatRelative } from '../format/relative-time.ts';

/** When which fields were changed: 'Changed 5 minutes ago: Position, and fields that you may not see.' */
export function changeText({ at, fields, hidden }: LaterChange): string {
  const named = fields.map(({ label }) => label).join(', ');
  if (named === '' && !hidden) return '';
  const others = named === '' ? 'only fields that you may not see' : `${named}, and fields that you may not see`;
  return `Changed ${formatRelative(at, { now: now(), zone: 'UTC' })}: ${hidden ? others : named}.`;
}
