/** Every month from the first to the last, `YYYY-MM`, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const count = number(last) - number(first) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => textOf(number(last) - index));
}

const textOf = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
