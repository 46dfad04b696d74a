/** From now on it is so much later. */
export function passTime(ms: number): void {
  const before = Date.now;
  Date.now = () => before() + ms;
}
