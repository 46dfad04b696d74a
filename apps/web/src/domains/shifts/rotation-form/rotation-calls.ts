import type { RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { createRotationBody, updateRotationBody } from '@muster/contract/domains/shifts/rotations.schemas.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { rotationsEndpoints } from '../../../platform/api/endpoints/rotations.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import type { RotationFormValues } from './rotation-form-values.ts';

export const createRotation = formCall({
  schema: createRotationBody,
  bodyOf: rotationBody,
  send: bodyTo(rotationsEndpoints.create),
});

export const updateRotation = ({ id, version }: Pick<RotationDetails, 'id' | 'version'>) =>
  formCall({
    schema: updateRotationBody,
    bodyOf: (values: RotationFormValues) => ({ ...rotationBody(values), version }),
    send: (body) => callApi(rotationsEndpoints.update, { params: { id }, body }),
  });

/** Only the days of the chosen weeks: the form keeps the others while the number of weeks is changed. */
function rotationBody({ days, weeks, ...values }: RotationFormValues) {
  const worked = days.flatMap((shift_id, index) =>
    shift_id === null || index >= (weeks ?? 0) * 7
      ? []
      : [{ week: Math.floor(index / 7) + 1, weekday: (index % 7) + 1, shift_id }],
  );
  return { ...values, weeks, days: worked };
}
