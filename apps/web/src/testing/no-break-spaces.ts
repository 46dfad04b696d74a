let areShown = false;

/**
 * Tests write the texts of the product with ordinary spaces, which `setup.ts` sees to. Inside `run` the texts have the
 * no-break spaces that users get.
 */
export function withNoBreakSpaces<Result>(run: () => Result): Result {
  areShown = true;
  try {
    return run();
  } finally {
    areShown = false;
  }
}

export const noBreakInTests =
  (noBreak: (text: string) => string) =>
  (text: string): string =>
    areShown ? noBreak(text) : text;
