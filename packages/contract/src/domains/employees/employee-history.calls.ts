import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { datedPreview } from '../../dated/dated-answers.ts';
import { defineDatedLine } from '../../dated/define-dated-line.ts';
import { requiredId, textId } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import { cancelAssignmentBody, changeAssignmentBody } from './employee-assignment.schemas.ts';
import { cancelAmountBody, newAmountBody } from './employee-cost.schemas.ts';
import {
  assignmentHistories,
  costHistories,
  policyChoice,
  policyHistoryRow,
  statusHistoryRow,
} from './employee-history-answers.ts';
import { newEmployeePolicyBody } from './employee-policy.schemas.ts';
import { employeeAccess } from './employees.policy.ts';
import { requestedPayChange } from './pay-change-answers.ts';

const ofEmployee = z.strictObject({
  employee_id: textId('Employee'),
});

/** Reliability rows 3 and 30. */
const changesCosts = { freshFactor: true, neverImpersonating: true } as const;

const policy = defineDatedLine({
  domain: 'employees',
  thing: 'policy',
  path: '/api/employee-policies',
  section: '5.5',
  access: employeeAccess.update,
  body: newEmployeePolicyBody,
});

/** Past, current and planned values of one employee. */
export const employeeHistoryCalls = {
  statuses: defineCall({
    name: 'employees.status-histories',
    method: 'GET',
    path: '/api/get-employee-status-histories',
    section: '7.4',
    access: employeeAccess.read,
    query: ofEmployee,
    answer: z.array(statusHistoryRow),
    audit: null,
  }),

  policies: defineCall({
    name: 'employees.policy-history',
    method: 'GET',
    path: '/api/get-employee-policy-history/:id',
    section: '7.2',
    access: employeeAccess.read,
    params: idParameter,
    answer: z.array(policyHistoryRow),
    audit: null,
    record: 'employee',
  }),

  /** Ours, in addition to the two of the specification. */
  assignments: defineCall({
    name: 'employees.assignment-histories',
    method: 'GET',
    path: '/api/get-employee-assignment-histories',
    section: '7.4',
    access: employeeAccess.read,
    query: ofEmployee,
    answer: assignmentHistories,
    audit: null,
  }),

  /** Ours. Costs are only for users who may see sensitive data (docs/decisions.md, Employees). */
  costs: defineCall({
    name: 'employees.cost-histories',
    method: 'GET',
    path: '/api/get-employee-cost-histories',
    section: '7.4',
    access: employeeAccess.seeCosts,
    query: ofEmployee,
    answer: costHistories,
    audit: 'employees.read-costs',
  }),

  /** Ours. Needs the right to see costs as well as the one to update. */
  addAmount: defineCall({
    ...changesCosts,
    name: 'employees.add-amount',
    method: 'POST',
    path: '/api/employee-costs',
    section: '7.2',
    access: employeeAccess.update,
    body: newAmountBody,
    /** Without an id, a second person has to approve the amount first. */
    answer: z.object({ id: z.int().nullable(), pay_change: requestedPayChange.optional() }),
    status: 201,
    audit: 'employees.add-amount',
    idempotent: true,
  }),

  /** Ours: what adding this amount would do. */
  previewAmount: defineCall({
    name: 'employees.preview-amount',
    method: 'POST',
    path: '/api/employee-costs/preview',
    section: '7.2',
    access: employeeAccess.update,
    body: newAmountBody,
    answer: datedPreview,
    audit: 'employees.read-costs',
    effect: 'read',
  }),

  /** Ours: what changing this assignment would do. */
  previewAssignment: defineCall({
    name: 'employees.preview-assignment',
    method: 'POST',
    path: '/api/employee-assignments/preview',
    section: '7.2',
    access: employeeAccess.update,
    body: changeAssignmentBody,
    answer: datedPreview.extend({
      /** Own shifts of another client, which end when the client changes. */
      ended_shifts: z.array(z.object({ name: z.string(), last_day: z.string() })),
    }),
    audit: null,
    effect: 'read',
    record: 'employee',
  }),

  /** Ours. Cancels an amount whose first day is still to come; the one before it goes on. */
  cancelAmount: defineCall({
    ...changesCosts,
    name: 'employees.cancel-amount',
    method: 'DELETE',
    path: '/api/employee-costs',
    section: '7.2',
    access: employeeAccess.update,
    body: cancelAmountBody,
    answer: 'nothing',
    audit: 'employees.cancel-amount',
  }),

  /** Ours. The policies that an employee can get: those of the client, and those for single employees. */
  policyChoices: defineCall({
    name: 'employees.policy-choices',
    method: 'GET',
    path: '/api/get-employee-policy-choices',
    section: '5.5',
    access: employeeAccess.update,
    query: ofEmployee,
    answer: z.array(policyChoice),
    audit: null,
  }),
  addPolicy: { ...policy.add, neverImpersonating: true } as const,
  previewPolicy: policy.preview,

  /** Ours. Cancels a policy whose first day is still to come; the one before it goes on. */
  cancelPolicy: defineCall({
    name: 'employees.cancel-policy',
    method: 'DELETE',
    path: '/api/employee-policies',
    section: '7.2',
    access: employeeAccess.update,
    body: z.strictObject({ id: requiredId('Id') }),
    answer: 'nothing',
    audit: 'employees.cancel-policy',
    neverImpersonating: true,
  }),

  /** Ours. A client, position or shift from a day on, also a later one; what held before stays in the history. */
  changeAssignment: defineCall({
    name: 'employees.change-assignment',
    method: 'PUT',
    path: '/api/employee-assignments',
    section: '7.2',
    access: employeeAccess.update,
    body: changeAssignmentBody,
    answer: z.object({ id: z.int(), version: z.int() }),
    audit: 'employees.change-assignment',
    record: 'employee',
  }),

  /** Ours. Cancels a client, position or shift whose first day is still to come; the one before it goes on. */
  cancelAssignment: defineCall({
    name: 'employees.withdraw-plan',
    method: 'DELETE',
    path: '/api/employee-assignments',
    section: '7.2',
    access: employeeAccess.update,
    body: cancelAssignmentBody,
    answer: z.object({ id: z.int(), version: z.int() }),
    audit: 'employees.withdraw-plan',
    record: 'employee',
  }),
};
