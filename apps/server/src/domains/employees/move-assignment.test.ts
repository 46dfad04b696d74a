import { addDays } from '@muster/contract/plain-day.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { employeePositions } from './employee-assignment.repository.ts';
import { moveAssignment } from './move-assignment.ts';

const today = '2026-03-02';
let portal: TestPortal;
let employeeId: number;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  employeeId = (await createEmployee(portal.db, { position: 'Clerk' })).id;
});

const move = (value: string, from: string) =>
  moveAssignment(portal.db, { employeeId, kind: 'position', value, from, today, userId: 1 });
const history = async () =>
  (await readHistory(portal.db, employeePositions, employeeId)).map(({ value, from, until }) => [
    value.position,
    from,
    until,
  ]);

describe('a value from a day on', () => {
  it('ends the current one the day before', async () => {
    expect(await move('Nurse', today)).toBeNull();
    expect(await history()).toEqual([
      ['Clerk', '2020-01-01', today],
      ['Nurse', today, null],
    ]);
  });

  it('ends before a later planned value, which does not change', async () => {
    await move('Lead', '2026-06-01');
    await move('Nurse', '2026-04-01');
    expect(await history()).toEqual([
      ['Clerk', '2020-01-01', '2026-04-01'],
      ['Nurse', '2026-04-01', '2026-06-01'],
      ['Lead', '2026-06-01', null],
    ]);
  });

  it('replaces a value planned for the same day, and removes it if nothing would change', async () => {
    await move('Lead', '2026-06-01');
    await move('Nurse', '2026-06-01');
    expect((await history()).at(-1)).toEqual(['Nurse', '2026-06-01', null]);
    expect(await move('Clerk', '2026-06-01')).toBeNull();
    expect(await history()).toEqual([['Clerk', '2020-01-01', null]]);
  });

  it('may begin on a past day within the current value, but not before it', async () => {
    await move('Nurse', '2026-02-01');
    expect(await history()).toEqual([
      ['Clerk', '2020-01-01', '2026-02-01'],
      ['Nurse', '2026-02-01', null],
    ]);
    expect(await move('Lead', '2026-02-01')).toEqual({ reason: 'history', since: '2026-02-01' });
    expect(await move('Lead', '2025-12-01')).toEqual({ reason: 'history', since: '2026-02-01' });
    expect(await move('Nurse', '2026-02-10')).toEqual({ reason: 'same' });
  });
});

it('never overlaps and keeps past values, for any sequence of changes', async () => {
  const step = fc.record({ value: fc.constantFrom('A', 'B', 'C'), days: fc.integer({ min: -40, max: 40 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      employeeId = (await createEmployee(portal.db)).id;
      for (const { value, days } of steps) {
        const before = (await history()).filter(([, from]) => String(from) < today);
        await move(value, addDays(today, days));
        const after = (await history()).filter(([, from]) => String(from) < today);
        expect(after.slice(0, before.length).map(([held, from]) => [held, from])).toEqual(
          before.map(([held, from]) => [held, from]),
        );
        const all = await history();
        expect(all.slice(1).map(([, from]) => from)).toEqual(all.slice(0, -1).map(([, , until]) => until));
        expect(all.at(-1)?.[2]).toBeNull();
      }
    }),
    { numRuns: 25 },
  );
});
