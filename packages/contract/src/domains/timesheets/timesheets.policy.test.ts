import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../roles.ts';
import { type TimesheetState, timesheetStates } from './timesheets.constants.ts';
import { mayApprove, mayLock, mayReopen, maySubmit } from './timesheets.policy.ts';

const as = (...held: Role[]) => ({ roles: held, permissions: [] });
const who = (may: (role: Role) => boolean) => roles.filter(may);
const of = (state: TimesheetState, isOwn = false) => ({ state, isOwn });

describe('from each state', () => {
  it.each(timesheetStates)('%s changes only by users who may do that', (state) => {
    expect({
      approve: who((role) => mayApprove(as(role), of(state))),
      lock: who((role) => mayLock(as(role), of(state))),
      reopen: who((role) => mayReopen(as(role), of(state))),
    }).toEqual({
      approve: state === 'submitted' ? ['admin', 'hr', 'team lead', 'workforce admin'] : [],
      lock: state === 'approved' ? ['admin', 'hr', 'payroll'] : [],
      reopen:
        state === 'open'
          ? []
          : state === 'submitted'
            ? ['admin', 'hr', 'payroll', 'team lead', 'workforce admin']
            : ['admin', 'hr', 'payroll'],
    });
  });
});

it('lets employees submit their own, and approvers those of people who cannot', () => {
  const away = { isAway: true };
  expect(who((role) => maySubmit(as(role), { ...of('open', true), isAway: false }))).toEqual(roles);
  expect(who((role) => maySubmit(as(role), { ...of('open'), isAway: false }))).toEqual([]);
  expect(who((role) => maySubmit(as(role), { ...of('open'), ...away }))).toEqual([
    'admin',
    'hr',
    'team lead',
    'workforce admin',
  ]);
  expect(who((role) => maySubmit(as(role), { ...of('submitted'), ...away }))).toEqual([]);
});

it('lets nobody approve or reopen their own', () => {
  expect(who((role) => mayApprove(as(role), of('submitted', true)))).toEqual([]);
  expect(who((role) => mayReopen(as(role), of('locked', true)))).toEqual([]);
});
