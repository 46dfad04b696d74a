import { expect, it } from 'vitest';
import { createLimit, type TryCounter } from './limits.ts';

const counterThatSays = (wait: number): TryCounter => ({ count: async () => wait, takeBack: async () => {} });

it('allows an address more attempts than an account, and limits an account per hour too', async () => {
  const checks: [string, number, number][] = [];
  const limit = createLimit({
    count: async (...asking) => {
      checks.push(asking);
      return 0;
    },
    takeBack: async () => {},
  });
  await limit('login', [
    { by: 'account', id: 'ana@example.com' },
    { by: 'address', id: '10.0.0.1' },
  ]);
  expect(checks).toEqual([
    ['login:account:60:ana@example.com', 5, 60],
    ['login:account:3600:ana@example.com', 100, 3600],
    ['login:address:60:10.0.0.1', 400, 60],
  ]);
});

it('answers 429 with the seconds to wait', async () => {
  const limit = createLimit(counterThatSays(42));
  await expect(limit('login', [{ by: 'account', id: 'ana' }])).rejects.toMatchObject({
    status: 429,
    message: 'Too many tries. Please wait 42 seconds and try again.',
    details: { retryAfter: 42 },
  });
});

it('names the limit of imports and exports, and the time to wait', async () => {
  const limit = createLimit(counterThatSays(42));
  await expect(limit('import', [{ by: 'user', id: '1' }])).rejects.toMatchObject({
    message: 'You can send at most 5 import files a minute. Please wait 42 seconds and try again.',
  });
  await expect(limit('export', [{ by: 'user', id: '1' }])).rejects.toMatchObject({
    message: 'You can export at most 5 files a minute. Please wait 42 seconds and try again.',
  });
});

it('undoes all its counts', async () => {
  const taken: string[] = [];
  const limit = createLimit({
    count: async () => 0,
    takeBack: async (key) => {
      taken.push(key);
    },
  });
  const takeBack = await limit('login', [{ by: 'account', id: 'ana' }]);
  await takeBack();
  expect(taken).toEqual(['login:account:60:ana', 'login:account:3600:ana']);
});
