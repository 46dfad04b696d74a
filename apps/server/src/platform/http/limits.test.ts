import { expect, it } from 'vitest';
import { createLimit } from './limits.ts';

it('gives an address more room than an account', async () => {
  const asked: [string, number, number][] = [];
  const limit = createLimit(async (...asking) => {
    asked.push(asking);
    return 0;
  });
  await limit('login', [
    { by: 'account', id: 'ana@example.com' },
    { by: 'address', id: '10.0.0.1' },
  ]);
  expect(asked).toEqual([
    ['login:account:ana@example.com', 5, 60],
    ['login:address:10.0.0.1', 400, 60],
  ]);
});

it('answers 429 with the seconds to wait', async () => {
  const limit = createLimit(async () => 42);
  await expect(limit('login', [{ by: 'account', id: 'ana' }])).rejects.toMatchObject({
    status: 429,
    details: { retryAfter: 42 },
  });
});

it('does not count ordinary reads', async () => {
  const limit = createLimit(async () => 42);
  await expect(limit('read', [{ by: 'user', id: '1' }])).resolves.toBeUndefined();
});
