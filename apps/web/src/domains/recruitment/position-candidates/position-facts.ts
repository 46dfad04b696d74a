import type { CallAnswer } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { openedText } from '../opened-text.ts';

type Position = CallAnswer<(typeof applicationsCalls)['ofPosition']>['position'];

/** The line under the title: client, places, since when it is open, and whose it is. */
export function positionFacts({ client, headcount, filled_count, opened_at, owner }: Position, zone: string): string {
  return [
    client,
    `${counted(headcount, 'place')}, ${filled_count} hired`,
    openedText(opened_at, zone),
    owner ? `owner ${owner}` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
