import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { optionalText, requiredChoice, requiredId, textId } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { employeeAccess } from './employees.policy.ts';
import { payChange, payChangeValues } from './pay-change-answers.ts';
import { payChangeColumns } from './pay-change-columns.ts';

const id = requiredId('Id');

export const decidePayChangeBody = z
  .strictObject({
    id,
    decision: requiredChoice('Decision', ['approved', 'refused']),
    note: optionalText('Note', 500),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the change is refused.',
  });

/** Ours. Changes of bank details, pay and costs that a second person approves. */
export const payChangesCalls = {
  /**
   * Of all employees within reach, or of one: waiting ones oldest first, decided ones newest first. Viewers who may not see
   * sensitive data find their own requests.
   */
  list: defineCall({
    name: 'employees.pay-changes',
    method: 'GET',
    path: '/api/pay-changes',
    section: '2.4',
    access: employeeAccess.seePayChanges,
    query: listQuery(payChangeColumns, {
      view: z.enum(['waiting', 'decided']).default('waiting'),
      employee_id: textId('Employee').optional(),
    }),
    answer: z.object({ data: z.array(payChange), total: z.int() }),
    audit: null,
  }),

  values: defineCall({
    name: 'employees.pay-change-values',
    method: 'GET',
    path: '/api/pay-changes/:id',
    section: '2.4',
    access: employeeAccess.seeCosts,
    params: idParameter,
    answer: payChangeValues,
    audit: 'employees.read-sensitive',
  }),

  decide: defineCall({
    name: 'employees.decide-pay-change',
    method: 'PUT',
    path: '/api/pay-changes',
    section: '2.4',
    access: employeeAccess.decidePayChanges,
    body: decidePayChangeBody,
    answer: 'nothing',
    audit: 'employees.decide-pay-change',
    freshFactor: true,
    neverImpersonating: true,
  }),

  /** By the requester. */
  withdraw: defineCall({
    name: 'employees.withdraw-pay-change',
    method: 'DELETE',
    path: '/api/pay-changes',
    section: '2.4',
    access: employeeAccess.update,
    body: z.strictObject({ id }),
    answer: 'nothing',
    audit: 'employees.withdraw-pay-change',
    neverImpersonating: true,
  }),
};

export const payChangeList = defineList({
  name: 'payChanges',
  label: 'Pay changes',
  columns: payChangeColumns,
  call: payChangesCalls.list,
});
