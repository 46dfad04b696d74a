import type { CalendarPerson } from '@muster/contract/domains/shifts/shift-answers.ts';
import { placementBody } from '@muster/contract/domains/shifts/shifts.schemas.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useSubmissionKey } from '../../../platform/api/submission-key.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { formatDays } from '../../../platform/format/dates.ts';
import { placementAnswers } from '../shift-details/assigned-person.ts';
import type { WorkedDay } from '../shift-details/worked-days.tsx';
import { useUndoablePlacement } from './undo-placement.ts';

export interface AssignSubject {
  /** Empty: chosen in the dialog. */
  readonly people: readonly AssignedSubject[];
  readonly today: string;
  readonly from: string;
  readonly to: string | null;
  /** The people have a shift on these days. */
  readonly isChange: boolean;
}

/** Client and assignments are unknown of a person that the dialog has found. */
type AssignedSubject = Pick<CalendarPerson, 'id' | 'name'> & Partial<Pick<CalendarPerson, 'client_id' | 'assignments'>>;

interface AssignValues {
  readonly people: AssignSubject['people'];
  readonly shiftId: number | null;
  readonly shiftName: string;
  readonly from: string;
  /** Empty: no end date. */
  readonly to: string;
  readonly restDays: number[] | null;
}

const none: readonly WorkedDay[] = [];

/** Previews the placement as soon as it is complete, and makes it. */
export function useAssigning({ today }: Pick<AssignSubject, 'today'>, values: AssignValues, onDone: () => void) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const announce = useUndoablePlacement();
  const { people, shiftId, shiftName, from, to, restDays } = values;
  const body = {
    employee_ids: people.map(({ id }) => id),
    shift_id: shiftId,
    rest_days: restDays,
    from,
    to,
  };
  const check = (): FieldErrors => {
    const { error } = placementBody.safeParse(body);
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), [message]]));
  };
  const isChosen = shiftId !== null && people.length > 0;
  const errors = isChosen ? check() : {};
  const isComplete = isChosen && Object.keys(errors).length === 0;
  // Never from the cache: the preview must be of now.
  const fresh = { enabled: isComplete, staleTime: 0, gcTime: 0 };
  const outcomes = useQuery({ ...apiQuery(employeeShiftsEndpoints.preview, { body }), ...fresh });
  const worked = useQuery({ ...apiQuery(attendanceDaysEndpoints.previewPlacement, { body }), ...fresh });
  const workedDays = worked.data ?? none;
  const changed = workedDays.filter(({ locked }) => locked === null).length;
  const place = useSubmit({
    check,
    send: async () => {
      const confirmed = { ...body, worked_days: changed };
      await callApi(employeeShiftsEndpoints.place, {
        body: confirmed,
        idempotencyKey: submission.keyFor(confirmed),
      });
      submission.settle();
      const who = people.length === 1 ? (people[0]?.name ?? '') : `${people.length} people`;
      const text = `${shiftName} assigned to ${who}, ${formatDays(from, to === '' ? null : to)}.`;
      announce(text, { people, from, today });
      await refreshAnswers(queries, placementAnswers);
      onDone();
    },
  });
  const failed = outcomes.error ?? worked.error;
  return {
    outcomes: isComplete ? outcomes.data : undefined,
    worked: workedDays,
    /** Worked days that the placement changes. */
    changed,
    isReady:
      isComplete && worked.data !== undefined && outcomes.data?.every(({ problem }) => problem === null) === true,
    place: place.submit,
    busy: place.busy,
    problem: place.problem ?? (failed ? problemText(failed) : null),
    errorOf: (field: string) => errors[field]?.[0] ?? place.errorOf(field),
  };
}
