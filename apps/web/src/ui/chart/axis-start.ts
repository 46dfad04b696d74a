/** Where an axis of shares begins so that differences are seen: the tenth below every value, at most 90%. */
export function axisStart(shares: readonly (number | null)[]): number {
  const lowest = Math.min(0.9, ...shares.filter((share) => share !== null));
  return Math.max(0, Math.floor(lowest * 10 - 1e-9) / 10);
}
