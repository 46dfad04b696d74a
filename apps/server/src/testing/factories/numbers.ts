let last = 0;

/** A number that is unique in this test file, for names and addresses that do not clash. */
export function nextNumber(): number {
  last += 1;
  return last;
}
