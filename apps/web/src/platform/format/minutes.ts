/** A whole number of minutes as text: '1 h 30 min', '45 min', '8 h', '−45 min'. */
export function minutesText(minutes: number): string {
  if (minutes < 0) return `−${minutesText(-minutes)}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** '45 min more', '1 h less'. */
export const changeText = (minutes: number): string =>
  minutes < 0 ? `${minutesText(-minutes)} less` : `${minutesText(minutes)} more`;
