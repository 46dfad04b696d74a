import { expect, it } from 'vitest';
import { bindingProblems, repeated, routeProblems } from './completeness.ts';

it('finds a call without a binding, one bound twice, and a bound one that the contract does not declare', () => {
  const bound = [
    { call: 'employees.create', file: 'employees.routes.ts' },
    { call: 'employees.create', file: 'imports.routes.ts' },
    { call: 'employees.dismiss', file: 'employees.routes.ts' },
  ];
  expect(bindingProblems(['employees.create', 'employees.update'], bound)).toEqual([
    expect.stringContaining('employees.update is bound nowhere'),
    expect.stringContaining('employees.create is bound in employees.routes.ts and in imports.routes.ts'),
    expect.stringContaining('employees.dismiss in employees.routes.ts is not in allCalls'),
  ]);
});

it('finds a screen without a page, one with two, and a page without a screen', () => {
  expect(routeProblems(['employees', 'teams'], ['employees', 'employees', 'workers'])).toEqual([
    expect.stringContaining('teams has no page'),
    expect.stringContaining('employees is routed twice'),
    expect.stringContaining('workers has a page but is not a built screen'),
  ]);
});

it('reports nothing if everything matches', () => {
  expect(bindingProblems(['home.menu'], [{ call: 'home.menu', file: 'home.routes.ts' }])).toEqual([]);
  expect(routeProblems(['home'], ['home'])).toEqual([]);
  expect(repeated(['GET /a', 'POST /a'])).toEqual([]);
  expect(repeated(['GET /a', 'GET /a'])).toEqual(['GET /a']);
});
