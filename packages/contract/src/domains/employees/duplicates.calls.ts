import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { employeeStatuses } from '../../states.ts';
import { employeeAccess } from './employees.policy.ts';

export const mostDuplicates = 5;

const text = z.string().trim().max(100).default('');

/** What a new employee may have in common with a record. */
export const duplicateMatches = ['name-and-birthdate', 'work-email', 'personal-email'] as const;

export const duplicatesCalls = {
  /** Records within the viewer's reach that may be the same person, former employees included. */
  find: defineCall({
    name: 'employees.duplicates',
    method: 'POST',
    path: '/api/find-duplicate-employees',
    section: '2.10',
    access: employeeAccess.create,
    effect: 'read',
    body: z.strictObject({ name: text, birthdate: text, work_email: text, personal_email: text }),
    answer: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        client: z.string(),
        status: z.enum(employeeStatuses),
        matches: z.array(z.enum(duplicateMatches)),
      }),
    ),
    audit: null,
  }),
};
