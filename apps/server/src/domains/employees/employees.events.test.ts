import { expect, it } from 'vitest';
import { announceImportedEmployees } from './employees.events.ts';

it('announces imported employees once for open pages, and in portions for what locks them', async () => {
  const announced: unknown[] = [];
  const ids = Array.from({ length: 23 }, (_, index) => index + 1);
  await announceImportedEmployees({ announce: async ({ name }, payload) => void announced.push([name, payload]) }, ids);
  expect(announced).toEqual([
    ['employees.imported', { count: 23 }],
    ['employees.employments-imported', { employeeIds: ids.slice(0, 10) }],
    ['employees.employments-imported', { employeeIds: ids.slice(10, 20) }],
    ['employees.employments-imported', { employeeIds: ids.slice(20) }],
  ]);
});

it('announces nothing for an import that changes nobody', async () => {
  const announce = () => Promise.reject(new Error('announced'));
  await expect(announceImportedEmployees({ announce }, [])).resolves.toBeUndefined();
});
