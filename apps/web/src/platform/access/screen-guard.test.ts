import { screens } from '@muster/contract/all-screens.ts';
import type { Role } from '@muster/contract/roles.ts';
import { describe, expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { takeWanted } from '../session/requested-address.ts';
import { startSession } from '../session/session-store.ts';
import { redirectFrom } from './screen-guard.ts';

const asVisitor = () => startSession(pageDataFor(null));
const as = (role: Role) => startSession(pageDataFor({ roles: [role] }));

describe('a visitor', () => {
  it('access.login.1 access.login.2 is sent to the sign-in page, and the address is remembered', () => {
    asVisitor();
    expect(redirectFrom(screens.employees, '/employees?page=2')).toBe('/user-login');
    expect(takeWanted()).toBe('/employees?page=2');
  });

  it('may open public screens', () => {
    asVisitor();
    expect(redirectFrom(screens.userLogin, '/user-login')).toBeNull();
    expect(redirectFrom(screens.forbidden, '/forbidden')).toBeNull();
  });
});

describe('a signed-in user', () => {
  it.each([screens.userLogin, screens.forgotPassword, screens.resetPassword])(
    'is sent from $path to the root',
    (screen) => {
      as('hr');
      expect(redirectFrom(screen, screen.path)).toBe('/');
    },
  );

  it('access.rules.4 errors.routing.2 without the right is sent to /forbidden', () => {
    as('sales');
    expect(redirectFrom(screens.activityLogs, '/activity-logs')).toBe('/forbidden');
  });

  it('who is only an employee does not find the staff screens', () => {
    as('employee');
    expect(redirectFrom(screens.employees, '/employees')).toBe('/page-not-found');
  });

  it('access.employee-only.2 who has another role too keeps the staff screens, by their own rules', () => {
    startSession(pageDataFor({ roles: ['employee', 'hr'] }));
    expect(redirectFrom(screens.employees, '/employees')).toBeNull();
    startSession(pageDataFor({ roles: ['employee', 'sales'] }));
    expect(redirectFrom(screens.activityLogs, '/activity-logs')).toBe('/forbidden');
  });

  it('access.rules.6 lets in users with the right, and everybody if no right is required', () => {
    as('hr');
    expect(redirectFrom(screens.activityLogs, '/activity-logs')).toBeNull();
    as('employee');
    expect(redirectFrom(screens.myProfile, '/my-profile')).toBeNull();
  });
});

it('can open only the screen that replaces an issued password', () => {
  startSession(pageDataFor({ roles: ['hr'], user: { mustChangePassword: true } }));
  expect(redirectFrom(screens.home, '/')).toBe('/change-password');
  expect(redirectFrom(screens.changePassword, '/change-password')).toBeNull();
  expect(redirectFrom(screens.forbidden, '/forbidden')).toBeNull();
});
