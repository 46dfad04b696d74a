import { countText } from './counted.ts';

/** A whole number of minutes: '1 h 05 min', '45 min', '8 h'. */
export function minutesText(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (whole === 0) return `${rest} min`;
  const hours = countText(whole);
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
