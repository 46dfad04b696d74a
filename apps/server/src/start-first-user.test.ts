import { expect, it } from 'vitest';
import { firstUserLines } from './start-first-user.ts';
import { createUser } from './testing/factories/accounts.ts';
import { openScratch } from './testing/open-scratch.ts';

it('says how the first user is added, until there is one', async () => {
  const scratch = await openScratch();
  try {
    expect((await firstUserLines(scratch.db)).join('\n')).toContain('user:create --email');
    await createUser(scratch.db);
    expect(await firstUserLines(scratch.db)).toEqual([]);
  } finally {
    await scratch.close();
  }
});
