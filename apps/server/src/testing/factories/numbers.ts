let last = 0;

/** A number that no other factory call of this test file got: names and addresses made from it never clash. */
export function nextNumber(): number {
  last += 1;
  return last;
}
