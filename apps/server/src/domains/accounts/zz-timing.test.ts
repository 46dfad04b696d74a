import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
it('timing', async () => {
  const portal = await buildTestApp();
  const password = 'violet otter under nine bridges';
  const user = await createUser(portal.db, { password });
  const disabled = await createUser(portal.db, { password, columns: { status: 'disabled' } });
  const cases = { unknown: 'ghost@muster.test', wrong: user.email, disabled: disabled.email };
  const times: Record<string, number[]> = { unknown: [], wrong: [], disabled: [] };
  const client = portal.guest();
  await client.call(signInCalls.csrfCookie);
  for (let r = 0; r < 120; r += 1) {
    for (const [name, email] of Object.entries(cases)) {
      const s = performance.now();
      const a = await client.refused(signInCalls.login, { body: { email, password: name === 'wrong' ? 'wrong' : password } });
      times[name]?.push(performance.now() - s);
      expect(a.status).toBe(422);
    }
    portal.clock.advance({ minutes: 2 });
  }
  for (const [n, l] of Object.entries(times)) { l.sort((a, b) => a - b); process.stdout.write(`${n} min ${l[0]?.toFixed(1)} q1 ${l[30]?.toFixed(1)} median ${l[60]?.toFixed(1)}\n`); }
  await portal.close();
}, 200_000);
