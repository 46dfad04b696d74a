/** Of the ends of two ranges in order: the first, the last, and those between that have `room` on both sides. */
export function marksApart(ends: readonly number[], room: number): number[] {
  const sorted = [...new Set(ends)].toSorted((a, b) => a - b);
  const last = sorted.at(-1) ?? 0;
  const marks: number[] = [];
  for (const end of sorted) {
    const before = marks.at(-1);
    if (before === undefined || end === last || (end - before >= room && last - end >= room)) marks.push(end);
  }
  return marks;
}
