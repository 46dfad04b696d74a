import { z } from 'zod';
import { requiredId } from '../../fields.ts';
import { holidayPolicyStart, newPolicy, startsOnADayOfItsKind } from '../clients/clients.schemas.ts';

/** A policy of an employee from a day on; the current one of its kind ends the day before. */
export const newEmployeePolicyBody = z
  .strictObject({ employee_id: requiredId('Employee'), ...newPolicy })
  .refine(startsOnADayOfItsKind, holidayPolicyStart);
