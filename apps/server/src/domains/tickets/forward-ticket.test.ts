import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttpClient } from '../../platform/outbound/http-client.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTestClient } from '../../testing/test-client.ts';

let main: TestPortal;
let toMain: TestPortal;
let toStub: TestPortal;
let stub: Server;
let answers: (response: ServerResponse) => unknown;
let received: { url?: string | undefined; headers: Record<string, unknown>; body: string }[];

const portalWith = (url: URL, mostMs = 10_000) =>
  buildTestApp({
    database: { connection: main.connection, drop: async () => undefined },
    tickets: { url, http: createHttpClient([url], undefined, mostMs) },
  });
const addressOf = (server: Server) => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

beforeAll(async () => {
  main = await buildTestApp();
  await main.app.listen({ port: 0, host: '127.0.0.1' });
  stub = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ url: request.url, headers: request.headers, body: Buffer.concat(parts).toString() });
    answers(response);
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  toMain = await portalWith(addressOf(main.app.server));
  toStub = await portalWith(new URL('/help/', addressOf(stub)), 300);
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await toMain.close();
  await toStub.close();
  stub.closeAllConnections();
  await new Promise((resolve) => stub.close(resolve));
  await main.close();
});

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' }).end(JSON.stringify(body));
const count = async () =>
  Number((await main.db.selectFrom('ticket').select(main.db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);

/** The same person, in front of another portal. */
async function staffAt(portal: TestPortal) {
  const persona = await main.as({ permissions: ['can create ticket'] });
  const client = createTestClient(portal.app);
  client.bearer = persona.bearer;
  return { persona, client };
}
const newTicket = async () => {
  const type = await createTicketType(main.db, { audience: ['staff'] });
  return { ticket_type_id: type.id, subject: 'Laptop', details: { question: 'Why?' } };
};

it('files in the other portal as the same person, and once however often it is sent', async () => {
  const { persona, client } = await staffAt(toMain);
  const body = await newTicket();
  const before = await count();
  const headers = { 'idempotency-key': 'forwarded-key-0001' };
  const first = await client.call(ticketsCalls.create, { body, headers });
  const again = await client.call(ticketsCalls.create, { body, headers });
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(await count()).toBe(before + 1);
  const filed = await main.db
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', first.body.id)
    .executeTakeFirstOrThrow();
  expect(filed).toMatchObject({ requester_user_id: persona.userId, subject: 'Laptop', side: 'staff' });
  expect(first.body).toMatchObject({ number: `TCK-${filed.id}` });
});

it('gives the refusals of the other portal, and files nothing', async () => {
  const { client } = await staffAt(toMain);
  const body = await newTicket();
  const before = await count();
  expect(await client.refused(ticketsCalls.create, { body: { ...body, details: {} } })).toMatchObject({
    status: 422,
    body: { errors: { 'details.question': ['The question is required.'] } },
  });
  expect(await client.refused(ticketsCalls.create, { body: { ...body, employee_id: 9_999_999 } })).toMatchObject({
    status: 422,
  });
  expect(await count()).toBe(before);
});

it('does not call in a circle', async () => {
  const { client } = await staffAt(toStub);
  const refused = await client.refused(ticketsCalls.create, {
    body: await newTicket(),
    headers: { 'x-muster-forwarded': '1' },
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'config-error' } });
  expect(received).toEqual([]);
});

it('sends the body and the access token to the address of the setting, and another key', async () => {
  const { persona, client } = await staffAt(toStub);
  answers = json(201, { id: 7, number: 'TCK-7', due_by: null, secret: 'x' });
  const body = await newTicket();
  const headers = { 'idempotency-key': 'forwarded-key-0002', cookie: 'other=1' };
  const { body: answer } = await client.call(ticketsCalls.create, { body, headers });
  expect(answer).toEqual({ id: 7, number: 'TCK-7', due_by: null });
  const [sent] = received;
  expect(sent).toMatchObject({
    url: '/help/api/create-ticket',
    headers: { authorization: `Bearer ${persona.bearer}` },
  });
  expect(JSON.parse(sent?.body ?? '')).toEqual(body);
  expect(sent?.headers).not.toHaveProperty('cookie');
  expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/);
});

const problem = (message: string, more: object = {}) => ({ code: 'x', message, ...more });
const stubbed: readonly [string, (response: ServerResponse) => unknown, number, RegExp][] = [
  ['an error', json(500, problem('Boom')), 503, /has an error\. Your ticket was not filed/],
  ['a page of errors', (r) => r.writeHead(502).end('<html>'), 503, /has an error/],
  ['silence', () => undefined, 503, /did not answer\. Before you send/],
  ['a broken connection', (r) => r.destroy(), 503, /did not answer/],
  ['an unknown token', json(401, problem('Sign in')), 409, /does not know your account/],
  ['an ended session', json(419, problem('Expired')), 409, /does not know your account/],
  ['a missing right', json(403, problem('Forbidden there')), 403, /^Forbidden there$/],
  ['a missing record', json(404, problem('This employee does not exist')), 404, /^This employee/],
  ['a conflict', json(409, problem('Later')), 409, /^Later$/],
  ['too many tries', json(429, problem('Slow down')), 429, /^Slow down$/],
  ['another server', (r) => r.writeHead(404).end('Not found'), 409, /address of the portal for tickets is wrong/],
  ['a redirect', (r) => r.writeHead(302, { location: '/' }).end(), 409, /it answered 302/],
  ['another answer', json(201, { id: 'seven' }), 409, /cannot be read/],
  ['a wrong success', json(200, { id: 7, number: 'TCK-7', due_by: null }), 409, /it answered 200/],
];
it.each(stubbed)('explains %s of the other portal', async (_name, given, status, sentence) => {
  const { client } = await staffAt(toStub);
  answers = given;
  const before = await count();
  const refused = await client.refused(ticketsCalls.create, { body: await newTicket() });
  expect(refused.status).toBe(status);
  expect(refused.body.message).toMatch(sentence);
  expect(await count()).toBe(before);
});

it('logs where a ticket was filed, without what was written', async () => {
  const { persona, client } = await staffAt(toStub);
  answers = json(201, { id: 8, number: 'TCK-8', due_by: null });
  await client.call(ticketsCalls.create, { body: await newTicket() });
  const entry = await main.db
    .selectFrom('activity_log')
    .select(['event', 'details', 'subject_kind'])
    .where('actor_user_id', '=', persona.userId)
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    ...{ event: 'tickets.create', subject_kind: null },
    details: { ticket: 'TCK-8', portal: addressOf(stub).origin },
  });
});
