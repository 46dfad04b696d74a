import { countText } from '@muster/contract/counted.ts';
import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';

/** '2 with client'; null where nobody waits. */
export const waitingText = ({ waiting }: Pick<OpenPositionRow, 'waiting'>, where: string): string | null =>
  waiting === 0 ? null : `${countText(waiting)}\u00a0${where}`;
