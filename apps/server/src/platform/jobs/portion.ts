/** The next records of a round, by id: so many after the one that was done last (0: from the first). */
export interface Portion {
  readonly after: number;
  readonly most: number;
}
