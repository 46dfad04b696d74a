import type {
  OpenPositionRecord,
  OpenPositionRow,
  OpenPositionSpan,
  OpenPositionWork,
} from '@muster/contract/domains/recruitment/open-position-answers.ts';

/** As it is read for everybody; the presenter leaves out what the viewer does not see. */
export type ListedOpenPosition = Required<Omit<OpenPositionRow, 'moves'>> &
  Pick<OpenPositionWork, 'paused_from_status'>;

export interface StoredOpenPosition {
  readonly id: number;
  readonly uuid: string;
  readonly version: number;
  readonly title: string;
  readonly client_id: number;
  readonly client: string;
  readonly status: OpenPositionRecord['status'];
  readonly status_since: string;
  readonly opened_at: string;
  readonly headcount: number;
  readonly filled_count: number;
  readonly employment_type: OpenPositionRecord['employment_type'];
  readonly work_location: OpenPositionRecord['work_location'];
  readonly start_by: string | null;
  readonly shift_start: string | null;
  readonly shift_end: string | null;
  readonly timezone: OpenPositionRecord['timezone'];
  readonly must_have: string[];
  readonly nice_to_have: string[];
  readonly priority: OpenPositionWork['priority'];
  readonly owner: OpenPositionWork['owner'];
  readonly paused_from_status: OpenPositionWork['paused_from_status'];
}

/** In cents a month. */
export interface StoredBudget {
  readonly least_cents: number;
  readonly most_cents: number;
  readonly currency: { readonly id: number; readonly code: string };
}

/** What only those read who work on positions. */
export interface OpenPositionParts {
  readonly budget: StoredBudget | null;
  readonly account_managers: OpenPositionWork['account_managers'];
  readonly hired: OpenPositionWork['hired'];
  readonly history: readonly OpenPositionSpan[];
}
