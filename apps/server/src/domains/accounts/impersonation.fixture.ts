import { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';

export const reason = 'Cannot see the own shift';

/**
 * The browser of `by` after it has started to act as `target`: its cookies and its new token. `by` keeps its own token.
 */
export async function actAs(portal: TestPortal, by: Persona, target: Persona): Promise<TestClient> {
  const { status, body } = await by.call(impersonationCalls.impersonate, {
    params: { id: target.userId },
    query: { reason },
  });
  if (status !== 200) throw new Error(`${by.name} may not act as ${target.name}: ${status}`);
  const client = createTestClient(portal.app);
  for (const [name, value] of by.cookies) client.cookies.set(name, value);
  client.bearer = body.token;
  return client;
}
