/** The next records of a round, by id: at most this many, after the last processed one (0: from the first). */
export interface Portion {
  readonly after: number;
  readonly most: number;
}
