export interface RequestFacts {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  /** Set if this browser has signed in to any account before (reliability row 6). */
  readonly deviceToken: string | null;
}
