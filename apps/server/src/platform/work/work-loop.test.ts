import { expect, it, vi } from 'vitest';
import { startWorkLoop } from './work-loop.ts';

const failing = () => {
  let fail = (_: Error) => {};
  const error = vi.fn();
  const work = vi.fn(
    () =>
      new Promise<boolean>((_resolve, reject) => {
        fail = reject;
      }),
  );
  return { loop: startWorkLoop('mails', work, { error }), work, error, fail: (problem: Error) => fail(problem) };
};

it('logs a failure once, however often it was woken during the work', async () => {
  const { loop, error, fail } = failing();
  for (let time = 0; time < 5; time += 1) loop.wake();
  fail(new Error('no database'));
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(error.mock.calls).toEqual([
    [{ job: 'mails', error: new Error('no database') }, 'Background work failed; trying again.'],
  ]);
  await loop.close();
});

it('logs nothing about work that its own stop cut off', async () => {
  const { loop, work, error, fail } = failing();
  loop.wake();
  const closed = loop.close();
  fail(new Error('driver has already been destroyed'));
  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  expect(error).not.toHaveBeenCalled();
  loop.wake();
  expect(work).toHaveBeenCalledTimes(1);
});

it('works again after a failure, and once more when it was woken during the work', async () => {
  const answers = [true, false, false];
  const work = vi.fn(async () => answers.shift() ?? false);
  const loop = startWorkLoop('mails', work, { error: vi.fn() });
  const drained = loop.drain();
  loop.wake();
  await drained;
  expect(work).toHaveBeenCalledTimes(3);
  await loop.close();
});
