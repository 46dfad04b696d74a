import { expect, it, vi } from 'vitest';
import { type PersonFacts, pageDataFor } from '../../testing/people.ts';
import { sendFirstCalls } from './send-first-calls.ts';

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

function open(facts: PersonFacts, { cookie = 'a=1; XSRF-TOKEN=the%2Btoken', path = '/', status = 200 } = {}) {
  const document = window.document.implementation.createHTMLDocument();
  Object.defineProperty(document, 'cookie', { value: cookie });
  const answers: Response[] = [];
  const fetch = vi.fn(async (address: RequestInfo | URL) => {
    const answer = String(address) === '/api/tokens/create' ? json({ token: 'bearer' }, status) : json({ address });
    answers.push(answer);
    return answer;
  });
  const page: Parameters<typeof sendFirstCalls>[0] = { document, fetch, location: { pathname: path } };
  sendFirstCalls(page, pageDataFor(facts));
  const sent = async () => {
    await Promise.allSettled(page.firstAnswers?.values() ?? []);
    return fetch.mock.calls.map((call: unknown[]) => call);
  };
  return { page, sent, answers };
}

it('sends the token request, then the reads with the token', async () => {
  const { sent } = open({ roles: ['client-user'], user: { clientId: 4 } });
  const [token, details, ...others] = await sent();
  expect(token).toEqual([
    '/api/tokens/create',
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ 'x-xsrf-token': 'the+token', 'x-muster-account': expect.any(String) }),
      body: expect.stringContaining('"email"'),
    }),
  ]);
  expect(details).toEqual([
    '/api/get-user-details',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer bearer' }) }),
  ]);
  expect(others.length).toBeGreaterThan(3);
});

it('keeps the answers by method and address, the one with the token unread', async () => {
  const { page, sent } = open({ roles: ['hr'] }, { path: '/employees' });
  await sent();
  expect([...(page.firstAnswers?.keys() ?? [])]).toEqual(['POST /api/tokens/create', 'GET /api/get-user-details']);
  expect(await (await page.firstAnswers?.get('POST /api/tokens/create'))?.json()).toEqual({ token: 'bearer' });
});

it('reads every answer to its end, so that none holds a connection', async () => {
  const { sent, answers } = open({ roles: ['client-user'], user: { clientId: 4 } });
  await sent();
  expect(answers.length).toBeGreaterThan(4);
  expect(answers.every(({ bodyUsed }) => bodyUsed)).toBe(true);
});

it.each<[string, PersonFacts, string?]>([
  ['acts as another user', { roles: ['hr'], user: { impersonator: { name: 'Ana' } } }],
  ['has to change the password', { roles: ['hr'], user: { mustChangePassword: true } }],
  ['has no CSRF cookie', { roles: ['hr'] }, ''],
])('sends nothing for somebody who %s', async (_, facts, cookie) => {
  expect(await open(facts, { ...(cookie !== undefined && { cookie }) }).sent()).toEqual([]);
});

it('reads nothing if the session has ended', async () => {
  const { sent } = open({ roles: ['client-user'] }, { status: 419 });
  expect((await sent()).map(([address]) => address)).toEqual(['/api/tokens/create']);
});
