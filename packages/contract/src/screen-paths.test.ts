import { expect, expectTypeOf, it } from 'vitest';
import { allScreens } from './all-screens.ts';
import { type PathParameters, pathOf, screenByPath } from './screen-paths.ts';

it('builds an address from a screen and its parameters', () => {
  expect(pathOf('employees')).toBe('/employees');
  expect(pathOf('home')).toBe('/');
  expect(pathOf('employeeDetails', { id: 12 })).toBe('/employees/12');
  expect(pathOf('verifyDocument', { token: 'a/b ?' })).toBe('/verify-document/a%2Fb%20%3F');
  expect(pathOf('templateEditor')).toBe('/muster-template-editor');
  expect(pathOf('templateEditor', { uuid: 'u' })).toBe('/muster-template-editor/u');
  expect(pathOf('smsBroadcastEdit', { id: 3 })).toBe('/sms-broadcast/3/edit');
});

it('knows the parameters of an address by type', () => {
  expectTypeOf<PathParameters<'/employees/:id'>>().toEqualTypeOf<{ readonly id: string | number }>();
  expectTypeOf<PathParameters<'/t/:uuid?'>>().toEqualTypeOf<{ readonly uuid?: string | number }>();
  expectTypeOf(pathOf<'employeeDetails'>)
    .parameter(1)
    .toEqualTypeOf<{ readonly id: string | number }>();
});

it('finds a screen at its own address', () => {
  for (const { name, path } of allScreens) {
    const concrete = path.replace(/:\w+\??/g, 'x1');
    expect(screenByPath(concrete)?.screen.name).toBe(name);
  }
});

it('lets fixed addresses win over parameters', () => {
  expect(screenByPath('/employees/shifts')?.screen.name).toBe('shiftCalendar');
  expect(screenByPath('/sms-broadcast/create')?.screen.name).toBe('smsBroadcastCreate');
  expect(screenByPath('/recruitment/interviews')?.screen.name).toBe('interviews');
  expect(screenByPath('/recruitment/77')?.screen.name).toBe('openPositionDetails');
  expect(screenByPath('/position/my-open-positions/candidates/u')?.screen.name).toBe('myOpenPositionCandidates');
});

it('reads parameters, a trailing slash and an absent optional one', () => {
  expect(screenByPath('/employees/12/')?.parameters).toEqual({ id: '12' });
  expect(screenByPath('/verify-document/a%2Fb')?.parameters).toEqual({ token: 'a/b' });
  expect(screenByPath('/verify-document/%zz')?.parameters).toEqual({ token: '%zz' });
  expect(screenByPath('/muster-template-editor')?.parameters).toEqual({});
});

it('access.rules.5 errors.routing.3 finds nothing at an unknown address', () => {
  for (const path of ['/nowhere', '/employees/1/2', '/other-signing/1', '/verify-document']) {
    expect(screenByPath(path)).toBeNull();
  }
});
