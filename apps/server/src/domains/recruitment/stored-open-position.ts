import type {
  OpenPositionRecord,
  OpenPositionRow,
  OpenPositionSpan,
  OpenPositionWork,
} from '@muster/contract/domains/recruitment/open-position-answers.ts';

/** As it is read for everybody; the presenter leaves out what the viewer does not see. */
export type ListedOpenPosition = Required<Omit<OpenPositionRow, 'moves'>> &
  Pick<OpenPositionWork, 'paused_from_status'>;

export type StoredOpenPosition = Omit<OpenPositionRecord, 'work'> &
  Pick<OpenPositionWork, 'priority' | 'owner' | 'paused_from_status'>;

export type StoredBudget = NonNullable<OpenPositionWork['budget']>;

/** What only those read who work on positions. */
export interface OpenPositionParts {
  readonly budget: StoredBudget | null;
  readonly account_managers: OpenPositionWork['account_managers'];
  readonly history: readonly OpenPositionSpan[];
}
