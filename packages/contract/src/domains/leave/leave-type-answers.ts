import { z } from 'zod';
import {
  leaveClasses,
  leaveColors,
  leaveCountries,
  leaveGenders,
  leaveUnits,
  leaveVisibilities,
} from './leave-types.constants.ts';

/** A row of the list, and the record that its details and its form show. */
export const leaveTypeRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  code: z.string(),
  paid_percent: z.int(),
  color: z.enum(leaveColors),
  unit: z.enum(leaveUnits),
  country: z.enum(leaveCountries).nullable(),
  source: z.string().nullable(),
  document_after_days: z.int().nullable(),
  notice_days: z.int(),
  visibility: z.enum(leaveVisibilities),
  client_class: z.enum(leaveClasses),
  gender: z.enum(leaveGenders).nullable(),
  tenure_months: z.int(),
  blackouts: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
  updated_at: z.string(),
});
export type LeaveTypeRow = z.output<typeof leaveTypeRow>;
