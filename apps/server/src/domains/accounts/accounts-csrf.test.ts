import { callCredential, callEffect } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { accountsBindings } from './accounts.routes.ts';

let portal: TestPortal;
let persona: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  persona = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const cookieWrites = accountsBindings
  .map(({ call }) => call)
  .filter((call) => call.method !== 'GET' && callCredential(call) === 'session');

const send = (call: (typeof cookieWrites)[number], headers: Record<string, string>, payload: object | string = {}) =>
  portal.app.inject({
    method: call.method,
    url: call.path,
    payload,
    headers,
    cookies: Object.fromEntries(persona.cookies),
  });

const csrf = () => ({ 'x-xsrf-token': persona.cookies.get('XSRF-TOKEN') ?? '' });

describe('row 7: the CSRF cookie', () => {
  it('is given to a guest with a session of its own that is not stored', async () => {
    const guest = portal.guest();
    const answer = await guest.call(signInCalls.csrfCookie);
    expect(answer.status).toBe(204);
    expect([...guest.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'muster_session']);
    const cookies = String(answer.headers['set-cookie']);
    expect(cookies).toMatch(/muster_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookies).toMatch(/XSRF-TOKEN=[0-9a-f]{64}; Path=\/; SameSite=Lax/);
  });

  it('stays the same while the session does', async () => {
    const before = new Map(persona.cookies);
    await persona.call(signInCalls.csrfCookie);
    expect(persona.cookies).toEqual(before);
  });
});

describe('row 7: every call that authenticates with the cookie and changes something', () => {
  it.each(cookieWrites.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_name, call) => {
    const other = await portal.as({ roles: ['admin'] });
    const statuses = {
      withoutToken: (await send(call, {})).statusCode,
      ofAnotherSession: (await send(call, { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' })).statusCode,
      foreignOrigin: (await send(call, { ...csrf(), origin: 'https://evil.example' })).statusCode,
      nullOrigin: (await send(call, { ...csrf(), origin: 'null' })).statusCode,
      siblingSubdomain: (await send(call, { ...csrf(), 'sec-fetch-site': 'same-site' })).statusCode,
      plainText: (await send(call, { ...csrf(), 'content-type': 'text/plain' }, '{}')).statusCode,
      formPost: (await send(call, { ...csrf(), 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'))
        .statusCode,
    };
    // A full session cannot use the challenge, so it is refused before its body is read.
    const unread = call.access === 'pending' ? 403 : 415;
    expect(statuses).toEqual({
      withoutToken: 419,
      ofAnotherSession: 419,
      foreignOrigin: 403,
      nullOrigin: 403,
      siblingSubdomain: 403,
      plainText: unread,
      formPost: unread,
    });
  });
});

describe('row 7: a plain GET', () => {
  it('changes nothing, whichever call it requests', async () => {
    const before = await contents();
    for (const call of allCalls) {
      if (call.method !== 'GET' || callEffect(call) === 'write') continue;
      await persona.refused(call, { params: { id: persona.userId } as never, query: {} as never });
    }
    await persona.send({ url: '/' });
    expect(await contents()).toEqual(before);
  });

  it('requires the bearer token for changes', () => {
    const changing = allCalls.filter((call) => call.method === 'GET' && callEffect(call) === 'write');
    expect(changing.map(callCredential)).toEqual(changing.map(() => 'bearer'));
    expect(changing.map(({ name }) => name)).toEqual(['accounts.impersonate', 'accounts.leave-impersonation']);
  });
});

/** A digest of every table except the activity log, which reads of sensitive data may fill. */
async function contents(): Promise<Record<string, string>> {
  const { rows: tables } = await portal.services.systemPool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(activity|throttle)' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await portal.services.systemPool.query<{ digest: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
