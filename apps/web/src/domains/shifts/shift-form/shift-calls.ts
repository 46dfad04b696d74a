import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftErrors } from '@muster/contract/domains/shifts/shifts.rules.ts';
import { createShiftBody, updateShiftBody } from '@muster/contract/domains/shifts/shifts.schemas.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import type { ShiftFormValues } from './shift-form-values.ts';

export const createShift = formCall({
  schema: createShiftBody,
  bodyOf: ({ effective_from: _later, ...values }: ShiftFormValues) => values,
  rules: shiftErrors,
  send: bodyTo(shiftsEndpoints.create),
});

export const updateShift = ({ id, version }: Pick<ShiftDetails, 'id' | 'version'>) =>
  formCall({
    schema: updateShiftBody,
    bodyOf: ({ shift_active_start_date: _first, ...values }: ShiftFormValues) => ({ ...values, version }),
    rules: shiftErrors,
    send: (body) => callApi(shiftsEndpoints.update, { params: { id }, body }),
  });
