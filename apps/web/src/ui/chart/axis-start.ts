/** Where an axis of shares begins so that differences are seen: the tenth below every value, at most 90%. */
export function axisStart(shares: readonly (number | null)[]): number {
  const lowest = Math.min(0.9, ...shares.filter((share) => share !== null));
  return Math.max(0, Math.floor(lowest * 10 - 1e-9) / 10);
}

/** The same for a page of its own: the twentieth below every value, at most 90%. */
export function closeAxisStart(shares: readonly (number | null)[]): number {
  const lowest = Math.min(1, ...shares.filter((share) => share !== null));
  return Math.min(0.9, Math.max(0, Math.floor(lowest * 20 - 1e-9) / 20));
}
