import type { FieldErrors } from '@muster/contract';
import { otherShiftMeant, otherShiftText } from '@muster/contract/domains/attendance/corrected-shift.rules.ts';
import {
  type CorrectionAuthor,
  type CorrectionTimes,
  correctionErrors,
} from '@muster/contract/domains/attendance/correction.rules.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { type CorrectionDraft, type DraftObstacles, draftObstacles } from './correction-draft.repository.ts';

/** Null: the day has no shift to work, and no times were given. */
type WantedTimes = CorrectionTimes | null;

export interface CheckedDraft<Times extends WantedTimes = CorrectionTimes> extends Omit<CorrectionDraft, 'times'> {
  readonly times: Times;
  /** Null: the employee does not exist, or is out of reach. */
  readonly clientId: number | null;
  /** Why the day itself stays as it is: the difference counts in a later period. */
  readonly locked: string | null;
  /** By field; empty if the times are allowed. */
  readonly errors: FieldErrors;
  /** Why the day cannot be corrected now, for any times. */
  readonly conflict: string | null;
}

interface Judging {
  readonly by: CorrectionAuthor;
  readonly reach: Reach;
  readonly zoneOf: (employeeId: number) => string;
}

/** What prevents each of these corrections, in a fixed number of statements. */
export async function checkDrafts<Times extends WantedTimes>(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  drafts: readonly (Omit<CorrectionDraft, 'times'> & { readonly times: Times })[],
  { by, reach, zoneOf }: Judging,
): Promise<CheckedDraft<Times>[]> {
  const now = clock.now();
  const found = await draftObstacles(db, drafts.map(spanOf), reach);
  const byDay = new Map(found.map((one) => [`${one.employee_id} ${one.work_date}`, one]));
  return drafts.map((draft) => {
    const known = byDay.get(`${draft.employeeId} ${draft.workDate}`);
    const obstacles = known?.is_reached === true ? known : undefined;
    const { workDate, times } = draft;
    const day = { workDate, zone: zoneOf(draft.employeeId), now, by };
    const errors = times === null ? { in: ['No shift is planned: enter the times.'] } : correctionErrors(times, day);
    return {
      ...draft,
      locked: obstacles?.locked ?? null,
      clientId: obstacles?.client_id ?? null,
      errors: { ...errors, ...errorsOf(obstacles, draft) },
      conflict: obstacles === undefined ? null : conflictOf(obstacles),
    };
  });
}

function spanOf({ employeeId, workDate, times }: Omit<CorrectionDraft, 'times'> & { readonly times: WantedTimes }) {
  return { employeeId, workDate, in: times?.in.toString() ?? null, out: times?.out.toString() ?? null };
}

type Wanted = Pick<CheckedDraft<WantedTimes>, 'workDate' | 'times'>;

function errorsOf(known: DraftObstacles | undefined, { workDate, times }: Wanted): FieldErrors {
  if (known === undefined) return {};
  const other = times && otherShiftMeant(times, workDate, known.shifts);
  return {
    ...(other !== null && { work_date: [otherShiftText(other)] }),
    ...(!known.is_employed && { work_date: ['Not employed on this day.'] }),
    ...(known.is_suspended && { work_date: ['Suspended on this day.'] }),
    ...(known.clash !== null && { in: [`These hours overlap those of ${dayText(known.clash)}.`] }),
  };
}

const conflictOf = ({ is_waiting }: DraftObstacles): string | null => (is_waiting ? waitingText : null);

export const waitingText = 'A correction of this day waits already. Withdraw it to ask for another.';
