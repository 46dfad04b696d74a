import type { RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';
import type { PlacementOutcome, ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { placementBody } from '@muster/contract/domains/shifts/shifts.schemas.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { useSubmissionKey } from '../../../platform/api/submission-key.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { placementAnswers } from './assigned-person.ts';
import type { WorkedDay } from './worked-days.tsx';

export interface PlacementValues {
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly from: string;
  readonly to: string;
  readonly restDays: number[] | null;
  /** The Monday of week 1 of a rotation. */
  readonly startsOn: string;
  readonly reason: string;
}

/** What people are assigned to. */
export type PlacementTarget =
  | { readonly kind: 'shift'; readonly record: ShiftDetails }
  | { readonly kind: 'rotation'; readonly record: RotationDetails };

/** First the preview, then the change; any edit of the form requires a new preview. */
export function usePlacement({ kind, record }: PlacementTarget, values: PlacementValues, onDone: () => void) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const [outcomes, setOutcomes] = useState<readonly PlacementOutcome[] | null>(null);
  const [worked, setWorked] = useState<readonly WorkedDay[]>([]);
  const changed = worked.filter(({ locked }) => locked === null).length;
  const body = {
    employee_ids: values.people.map(({ id }) => id),
    ...(kind === 'shift'
      ? { shift_id: record.id, rest_days: values.restDays }
      : { rotation_id: record.id, rotation_starts_on: values.startsOn }),
    from: values.from,
    to: values.to,
    reason: values.reason,
  };
  const check = (): FieldErrors => {
    const { error } = placementBody.safeParse(body);
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), [message]]));
  };
  const preview = useSubmit({
    check,
    send: async () => {
      setWorked(await callApi(attendanceDaysEndpoints.previewPlacement, { body }));
      setOutcomes(await callApi(employeeShiftsEndpoints.preview, { body }));
    },
  });
  const place = useSubmit({
    check,
    send: async () => {
      const confirmed = { ...body, worked_days: changed };
      const { placed } = await callApi(employeeShiftsEndpoints.place, {
        body: confirmed,
        idempotencyKey: submission.keyFor(confirmed),
      });
      submission.settle();
      showSuccess(placed === 1 ? `1 person is on the ${kind} now.` : `${placed} people are on the ${kind} now.`);
      await refreshAnswers(queries, placementAnswers);
      onDone();
    },
  });
  return {
    outcomes,
    worked,
    /** Worked days that the placement changes. */
    changed,
    forget: () => setOutcomes(null),
    preview: preview.submit,
    place: place.submit,
    busy: preview.busy || place.busy,
    problem: preview.problem ?? place.problem,
    errorOf: (field: string) => preview.errorOf(field) ?? place.errorOf(field),
  };
}
