import type { CallAnswer } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';

type Position = CallAnswer<(typeof applicationsCalls)['ofPosition']>['position'];

/** The line under the title: client, places, since when it is open, and whose it is. */
export function positionFacts({ client, headcount, filled_count, opened_at, owner }: Position, zone: string): string {
  const opened = instantOf(opened_at);
  return [
    client,
    `${counted(headcount, 'place')}, ${filled_count} hired`,
    opened === null ? null : `opened ${formatWeekday(dayAt(opened, zone))}`,
    owner ? `owner ${owner}` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
