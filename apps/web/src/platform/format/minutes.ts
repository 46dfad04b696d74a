import { countText } from '@muster/contract/counted.ts';
import { noBreak } from './no-break.ts';

/** A whole number of minutes as text that stays on one line: '1 h 05 min', '45 min', '8 h', '−45 min'. */
export function minutesText(minutes: number): string {
  if (minutes < 0) return `−${minutesText(-minutes)}`;
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (whole === 0) return noBreak(`${rest} min`);
  const hours = countText(whole);
  return noBreak(rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`);
}

/** '45 min more', '1 h less'. */
export const changeText = (minutes: number): string =>
  minutes < 0 ? `${minutesText(-minutes)} less` : `${minutesText(minutes)} more`;
