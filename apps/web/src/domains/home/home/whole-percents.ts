/**
 * Shares of a whole as full percents that add up to 100, or are all 0 for an empty whole. The rounding difference goes to the
 * largest remainders.
 */
export function wholePercents<Name extends string>(parts: Readonly<Record<Name, number>>): Record<Name, number> {
  const names = Object.keys(parts) as Name[];
  const whole = names.reduce((sum, name) => sum + parts[name], 0);
  const exact = (name: Name) => (whole === 0 ? 0 : (parts[name] / whole) * 100);
  const percents = Object.fromEntries(names.map((name) => [name, Math.floor(exact(name))])) as Record<Name, number>;
  const left = whole === 0 ? 0 : 100 - names.reduce((sum, name) => sum + percents[name], 0);
  const byRemainder = names.toSorted((one, other) => (exact(other) % 1) - (exact(one) % 1));
  for (const name of byRemainder.slice(0, left)) percents[name] += 1;
  return percents;
}
