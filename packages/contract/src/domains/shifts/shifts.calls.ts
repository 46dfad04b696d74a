import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const shiftsCalls = {
  /** Times are HH:MM in the shift's own zone. */
  forDropdown: defineCall({
    name: 'shifts.for-dropdown',
    method: 'GET',
    path: '/api/get-shifts-for-dropdown',
    section: '7.4',
    access: { permissions: ['can create employees', 'can update employees', 'can view employee shifts'] },
    answer: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        timezone_id: z.int(),
        start_time: z.string(),
        end_time: z.string(),
      }),
    ),
    audit: null,
    rate: 'read',
  }),
};
