import { expect, it } from 'vitest';
import type { StoredEvent } from './event-listeners.ts';
import { inLanes, subjectsOf } from './independent-events.ts';

const event = (id: number, payload: unknown): StoredEvent => ({ id, name: 'thing.made', payload, attempts: 1 });

/** Work that ends when the test says so. */
function held() {
  const begun: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<void>>();
  const work = ({ id }: StoredEvent) => {
    begun.push(id);
    const end = Promise.withResolvers<void>();
    ends.set(id, end);
    return end.promise;
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async (id: number) => {
    ends.get(id)?.resolve();
    await turn();
  };
  const fail = async (id: number) => {
    ends.get(id)?.reject(new Error(`no ${id}`));
    await turn();
  };
  return { begun, work, finish, fail };
}

it('works on two independent events at a time, in their order', async () => {
  const { begun, work, finish } = held();
  const done = inLanes(
    [1, 2, 3].map((id) => event(id, { id })),
    work,
  );
  expect(begun).toEqual([1, 2]);
  await finish(2);
  expect(begun).toEqual([1, 2, 3]);
  await finish(1);
  await finish(3);
  await done;
});

it('lets an event wait for every earlier one of a subject of its own', async () => {
  const { begun, work, finish } = held();
  const events = [
    event(1, { employeeIds: [1, 2] }),
    event(2, { employeeId: 2 }),
    event(3, { employeeIds: [2, 3] }),
    event(4, { employeeIds: [3] }),
    event(5, { employeeIds: [4] }),
  ];
  const done = inLanes(events, work);
  expect(begun).toEqual([1, 5]);
  await finish(5);
  expect(begun).toEqual([1, 5]);
  await finish(1);
  expect(begun).toEqual([1, 5, 2]);
  await finish(2);
  await finish(3);
  await finish(4);
  await done;
  expect(begun).toEqual([1, 5, 2, 3, 4]);
});

it('ends only after all that has begun, also when one fails', async () => {
  const { begun, work, finish, fail } = held();
  let isOver = false;
  const done = inLanes(
    [1, 2].map((id) => event(id, { id })),
    work,
  ).finally(() => {
    isOver = true;
  });
  done.catch(() => undefined);
  await fail(1);
  expect(isOver).toBe(false);
  await finish(2);
  await expect(done).rejects.toThrow('no 1');
  expect(begun).toEqual([1, 2]);
});

it('finds the numbers of a payload by their names, at any depth', () => {
  const payload = {
    kind: 'ticket',
    subjects: [{ subjectId: 7, approvers: [{ userId: 3 }] }],
    employeeIds: [1],
    from: '2026-01-01',
  };
  expect([...subjectsOf({ payload })].sort()).toEqual(['employeeId 1', 'subjectId 7', 'userId 3']);
});
