import { z } from 'zod';
import { adminOrHr } from '../../access.ts';
import { defineCall } from '../../call.ts';
import { flag, requiredId } from '../../fields.ts';
import { idParameter } from '../../paging.ts';

export const hoursApprovalLabels = {
  approves_hours: 'The client approves hours',
  approves_leave: 'The client approves leave',
  user_ids: 'Approvers',
} as const;

const mostApprovers = 50;

export const hoursApprovalBody = z
  .strictObject({
    client_id: requiredId('Client'),
    approves_hours: flag('Approval of hours'),
    approves_leave: flag('Approval of leave'),
    user_ids: z.array(requiredId('Approver')).max(mostApprovers),
  })
  .refine(
    ({ approves_hours, approves_leave, user_ids }) => !(approves_hours || approves_leave) || user_ids.length > 0,
    {
      path: ['user_ids'],
      message: 'Choose at least one approver.',
    },
  );

export const hoursApproval = z.object({
  approves_hours: z.boolean(),
  approves_leave: z.boolean(),
  users: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), is_approver: z.boolean() })),
});
export type HoursApproval = z.output<typeof hoursApproval>;

const shared = { section: '5', access: adminOrHr } as const;

/** Ours: whether a client approves the hours and the leave of its people, and which of its users do. */
export const hoursApprovalCalls = {
  details: defineCall({
    ...shared,
    name: 'clients.hours-approval',
    method: 'GET',
    path: '/api/client-hours-approval/:id',
    params: idParameter,
    answer: hoursApproval,
    audit: null,
  }),
  /** For timesheets that are submitted and leave that is requested from now on. */
  set: defineCall({
    ...shared,
    name: 'clients.set-hours-approval',
    method: 'PUT',
    path: '/api/client-hours-approval',
    body: hoursApprovalBody,
    answer: 'nothing',
    audit: 'clients.set-hours-approval',
    neverImpersonating: true,
  }),
};
