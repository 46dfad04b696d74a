import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** Days of these people changed while something of theirs had its first decisions, but not all. */
export const decidedDaysChanged = defineEvent(
  'attendance.decided-days-changed',
  z.object({ employeeIds: z.array(z.int()).readonly() }),
);
