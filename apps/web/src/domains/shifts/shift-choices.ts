import { apiQuery } from '../../platform/api/api-query.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import { defineLookup, useLookup } from '../../platform/form/lookup.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { viewedHoursText } from './shift-texts.ts';

const shifts = defineLookup(apiQuery(shiftsEndpoints.forDropdown), { label: ({ name }) => name });

export interface ShiftChoice {
  readonly id: number;
  readonly name: string;
  /** Null: for the employees of every client. */
  readonly client_id: number | null;
  readonly timezone: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** All shifts with their hours, the viewer's time first. */
export function useShifts(use: ShiftUse = {}) {
  const zone = useViewerZone();
  return useLookup({ ...shifts, hint: (shift) => viewedHoursText(shift, zone) }, use);
}

interface ShiftUse {
  readonly only?: (shift: ShiftChoice) => boolean;
  readonly enabled?: boolean;
}
