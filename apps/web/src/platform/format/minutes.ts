import { minutesText as wordsOf } from '@muster/contract/minutes-text.ts';
import { noBreak } from './no-break.ts';

/** A whole number of minutes as text that stays on one line: '1 h 05 min', '45 min', '8 h', '−45 min'. */
export function minutesText(minutes: number): string {
  if (minutes < 0) return `−${minutesText(-minutes)}`;
  return noBreak(wordsOf(minutes));
}

/** '45 min more', '1 h less'. */
export const changeText = (minutes: number): string =>
  minutes < 0 ? `${minutesText(-minutes)} less` : `${minutesText(minutes)} more`;
