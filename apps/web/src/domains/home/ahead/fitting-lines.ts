/** Of a line whose words need one or two lines, with the border above it. */
export const usualHeight = 61;

/** How many lines fit whole. `heights`: of the lines from the top, as far as they are known. */
export function fittingLines(available: number, heights: readonly (number | undefined)[]): number {
  let bottom = 0;
  for (let count = 0; ; count += 1) {
    bottom += heights[count] ?? usualHeight;
    if (bottom > available) return Math.max(1, count);
  }
}
