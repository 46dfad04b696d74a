import { z } from 'zod';
import { optionalId, requiredDay, requiredId, requiredText } from '../../fields.ts';
import { employeeLabels } from './employees.constants.ts';

/** Dated values of an employee that change on a day. */
export const assignmentKinds = ['client', 'position', 'shift'] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

export const effectiveDateLabel = 'Effective date';

const change = {
  id: requiredId('Id'),
  /** The version that was read; if a newer one is stored, the answer is 409. Absent: no check, for other programs. */
  version: z.int().min(1).optional(),
  effective_date: requiredDay(effectiveDateLabel),
};

export const changeAssignmentBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('client'),
    ...change,
    client_id: requiredId(employeeLabels.client_id),
    /** Begins on the same day. Own shifts of the former client end. */
    shift_id: optionalId(employeeLabels.shift_id),
  }),
  z.strictObject({ kind: z.literal('position'), ...change, position: requiredText(employeeLabels.position, 100) }),
  z.strictObject({ kind: z.literal('shift'), ...change, shift_id: requiredId(employeeLabels.shift_id) }),
]);

/** A planned change is named by its first day. */
export const cancelAssignmentBody = z.strictObject({ kind: z.enum(assignmentKinds), ...change });
