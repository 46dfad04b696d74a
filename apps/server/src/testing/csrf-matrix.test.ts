import { type CallDeclaration, callCredential, callEffect } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csrfTokenFor } from '../platform/http/csrf.ts';
import { buildTestApp, type TestPortal, testAppUrl } from './build-test-app.ts';
import { callsByDomain } from './calls-by-domain.ts';
import type { Persona } from './create-persona.ts';
import { changedTables, digestState, type StateDigest } from './state-digest.ts';

/**
 * Row 7: every call that can change something, requested by another site, by a page with only the cookie, or with a
 * token of another session. A new call is included automatically.
 */
const guarded: CallDeclaration[] = allCalls.filter(
  // A signed call has neither a session nor a token: no page of a browser can send it.
  (call: CallDeclaration) => !call.signedWith && (callEffect(call) === 'write' || call.method !== 'GET'),
);
const foreignSites: Record<string, string>[] = [
  { origin: 'https://evil.example.com' },
  { origin: 'null' },
  { origin: 'http://sub.127.0.0.1:8000' },
  { origin: 'http://127.0.0.1:8001' },
  { origin: 'https://127.0.0.1:8000' },
  { origin: `${testAppUrl}.evil.example.com` },
  { origin: `${testAppUrl}/` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: testAppUrl },
  { 'sec-fetch-site': 'SAME-ORIGIN' },
];
const foreignForms: Pick<InjectOptions, 'headers' | 'payload'>[] = [
  { headers: { 'content-type': 'text/plain' }, payload: '{"email":"a@b.test"}' },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'email=a%40b.test&_method=DELETE' },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--' },
];

let portal: TestPortal;
let person: Persona;
let other: Persona;
let state: StateDigest;

beforeAll(async () => {
  portal = await buildTestApp();
  // A few calls are only for client users.
  person = await portal.as({ roles: ['admin', 'client', 'client-admin'] });
  other = await portal.as({ roles: ['admin'] });
  // The first round makes the key of the portal's web pushes.
  await portal.settle();
  state = await digestState(portal.db);
});
afterAll(() => portal.close());

const urlOf = (call: CallDeclaration) => call.path.replaceAll(/:\w+/g, String(other.userId));
const ask = (call: CallDeclaration, request: Pick<InjectOptions, 'headers' | 'payload'>) =>
  person.send({ method: call.method, url: urlOf(call), ...request });

/** Credentials that would be accepted from the portal's own page. */
function credentials(call: CallDeclaration): Record<string, string> {
  return callCredential(call) === 'bearer'
    ? { authorization: `Bearer ${person.bearer}` }
    : { 'x-xsrf-token': person.cookies.get('XSRF-TOKEN') ?? '' };
}

describe.each(callsByDomain(guarded))('row 7: calls of %s', (_domain, calls) => {
  it.each(calls.map((call) => [call.name, call] as const))(
    '%s refuses another site, a form, and the cookie without a token',
    async (_name, call) => {
      const wrong: string[] = [];
      const expectOne = async (what: object, statuses: readonly number[], request: Parameters<typeof ask>[1]) => {
        const { status } = await ask(call, request);
        if (!statuses.includes(status)) wrong.push(`${JSON.stringify(what)}: ${status}`);
      };

      await expectOne({}, [callCredential(call) === 'bearer' ? 401 : 419], {});
      for (const site of foreignSites) await expectOne(site, [403], { headers: { ...credentials(call), ...site } });
      for (const { headers, payload } of formsFor(call)) {
        await expectOne(headers ?? {}, [unreadAnswer(call)], {
          headers: { ...headers, ...credentials(call) },
          payload: payload ?? '',
        });
      }
      for (const token of wrongTokens()) {
        if (callCredential(call) === 'session') {
          await expectOne({ token }, [419], { headers: { 'x-xsrf-token': token } });
        } else {
          await expectOne({ token }, [401], { headers: { 'x-xsrf-token': token } });
          await expectOne({ bearer: token }, [401], { headers: { authorization: `Bearer ${token}` } });
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('changed nothing by these requests', async () => {
    await portal.settle();
    const before = state;
    state = await digestState(portal.db);
    expect(changedTables(before, state).filter((name) => !name.startsWith('activity_'))).toEqual([]);
  });
});

/**
 * A GET has no body, so its type is not checked. A call that accepts forms needs the bearer token, which no form can
 * send.
 */
function formsFor(call: CallDeclaration) {
  if (call.method === 'GET') return [];
  if (call.multipart) return foreignForms.slice(0, 2);
  return call.form && callCredential(call) === 'bearer' ? foreignForms.slice(0, 1) : foreignForms;
}

/** A full session cannot use the challenge, so it is refused before its body is read. */
function unreadAnswer(call: CallDeclaration): number {
  return call.access === 'pending' ? 403 : 415;
}

function wrongTokens(): string[] {
  const own = person.cookies.get(portal.services.cookies.session) ?? '';
  return [
    '',
    'x'.repeat(64),
    other.cookies.get('XSRF-TOKEN') ?? '',
    csrfTokenFor(portal.services.csrfKey, ''),
    csrfTokenFor(portal.services.csrfKey, `${own}x`),
    csrfTokenFor(Buffer.alloc(32), own),
    own,
    other.cookies.get(portal.services.cookies.session) ?? '',
  ];
}

it('row 7: the matrix would detect a missing check: with the right credentials the own page is admitted', async () => {
  const signOut = guarded.find(({ name }) => name === 'accounts.logout');
  if (!signOut) throw new Error('There is no call for signing out.');
  const headers = { ...credentials(signOut), origin: testAppUrl, 'sec-fetch-site': 'same-origin' };
  expect((await ask(signOut, { headers })).status).toBe(204);
});
