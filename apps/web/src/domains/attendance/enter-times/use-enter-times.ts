import { enterTimesBody } from '@muster/contract/domains/attendance/attendance.schemas.ts';
import type { EnteredDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { useSubmissionKey } from '../../../platform/api/submission-key.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { type EnterTimesValues, entriesOf, valueErrors } from './entered-days.ts';

/** First the preview, then the days that it found possible; any edit of the form requires a new preview. */
export function useEnterTimes(values: EnterTimesValues, onDone: () => void) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const [days, setDays] = useState<readonly EnteredDay[] | null>(null);
  const possible = days?.filter(({ problem }) => problem === null) ?? [];
  const check = () => ({ ...bodyErrors(values), ...valueErrors(values) });
  const preview = useSubmit({
    check,
    send: async () => setDays(await callApi(correctionsEndpoints.previewEntries, { body: entriesOf(values) })),
  });
  const enter = useSubmit({
    check,
    send: async () => {
      const body = {
        ...entriesOf(values),
        days: possible.map(({ employee_id, work_date }) => ({ employee_id, work_date })),
      };
      const { entered } = await callApi(correctionsEndpoints.enter, {
        body,
        idempotencyKey: submission.keyFor(body),
      });
      submission.settle();
      showSuccess(`${entered === 1 ? '1 day was' : `${entered} days were`} entered. Another person decides.`);
      await refreshAnswers(queries, [
        attendanceDaysEndpoints.list,
        attendanceDaysEndpoints.details,
        correctionsEndpoints.list,
      ]);
      onDone();
    },
  });
  return {
    days,
    possible: possible.length,
    forget: () => setDays(null),
    preview: preview.submit,
    enter: enter.submit,
    busy: preview.busy || enter.busy,
    problem: preview.problem ?? enter.problem ?? enter.errorOf('days'),
    errorOf: (field: string) => preview.errorOf(field) ?? enter.errorOf(field),
  };
}

/** Errors of times and breaks name the whole field. */
function bodyErrors(values: EnterTimesValues): FieldErrors {
  const { error } = enterTimesBody.safeParse(entriesOf(values));
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0] === 'times' ? path[1] : path[0]), [message]]),
  );
}
