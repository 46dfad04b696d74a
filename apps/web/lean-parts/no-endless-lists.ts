/** Every list of the portal has pages, so no query is endless. */
export function infiniteQueryBehavior(): never {
  throw new Error('Endless queries are not part of the portal.');
}
