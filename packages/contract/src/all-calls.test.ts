import { expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from './all-calls.ts';
import { type CallDeclaration, callCredential, callEffect } from './call.ts';

it('gives every call its own name and its own address', () => {
  const names = allCalls.map(({ name }) => name);
  const addresses = allCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
});

it('gives every call an explicit access rule that lets somebody in', () => {
  for (const { name, access } of allCalls) {
    if (typeof access === 'string') continue;
    expect([...(access.roles ?? []), ...(access.permissions ?? [])], name).not.toEqual([]);
  }
});

it('opens to the public only what section 2.2 needs, the code on an ID card, links that are secrets and signed mails', () => {
  const open = allCalls.filter(({ access }) => access === 'public').map(({ name }) => name);
  expect(open.toSorted()).toEqual([
    'accounts.csrf-cookie',
    'accounts.forgot-password',
    'accounts.join-company',
    'accounts.login',
    'accounts.logout',
    'accounts.reset-password',
    'accounts.set-up-account',
    'accounts.verify-token',
    'employees.verify-id-card',
    'leave.feed',
    'recruitment.open-candidate-link',
    'schedules.feed',
    'tickets.receive-mail',
  ]);
  expect(allCalls.filter((call: CallDeclaration) => call.signedWith).map(({ name }) => name)).toEqual([
    'tickets.receive-mail',
  ]);
  expect(allCalls.filter(({ access }) => access === 'pending').map(({ name }) => name)).toEqual([
    'accounts.two-factor-challenge',
  ]);
});

it('logs every write in the activity log', () => {
  const silent = allCalls.filter((call) => callEffect(call) === 'write' && call.audit === null);
  expect(silent).toEqual([]);
});

/** Their use cases count by link and by address: many people share the address of a proxy. Wrong signatures are counted alone. */
const limitThemselves = ['leave.feed', 'schedules.feed', 'tickets.receive-mail'];

it('limits what can be tried without a session, every upload and every export', () => {
  const isGuessable = ({ access, params, query, body }: CallDeclaration) =>
    (access === 'public' || access === 'pending') && Boolean(params ?? query ?? body);
  const isCostly = ({ name, multipart }: CallDeclaration) => multipart !== undefined || name.includes('.export-');
  const unlimited = allCalls.filter(
    (call) => !limitThemselves.includes(call.name) && call.rate === undefined && (isGuessable(call) || isCostly(call)),
  );
  expect(unlimited).toEqual([]);
});

it('changes state with GET only in the two impersonation calls, which require the bearer token', () => {
  const writing = allCalls.filter((call) => call.method === 'GET' && callEffect(call) === 'write');
  expect(writing.map(({ name }) => name).toSorted()).toEqual(['accounts.impersonate', 'accounts.leave-impersonation']);
  expect(writing.map(callCredential)).toEqual(['bearer', 'bearer']);
});

it('calls.general.2 requires the bearer token under /api, except to create the token', () => {
  const guarded = allCalls.filter((call) => call.path.startsWith('/api/') && call.access !== 'public');
  const byCookie = guarded.filter((call) => callCredential(call) === 'session');
  expect(byCookie.map(({ name }) => name)).toEqual(['accounts.create-token']);
});

it('declares each parameter of an address', () => {
  for (const { name, path, params } of allCalls) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    const declared = params ? Object.keys(propertiesOf(params)) : [];
    expect(declared, name).toEqual(named);
  }
});

it('refuses undeclared keys of bodies and queries', () => {
  for (const { name, body, query } of allCalls) {
    for (const schema of [body, query].flatMap(alternativesOf)) {
      const issues = schema.safeParse({ is_admin_by_wish: true }).error?.issues ?? [];
      expect(JSON.stringify(issues), name).toContain('is_admin_by_wish');
    }
  }
});

it('converts to JSON schema', () => {
  for (const { params, query, body, answer } of allCalls) {
    for (const schema of [params, query, body]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toBeTypeOf('object');
    }
    if (typeof answer !== 'string') expect(z.toJSONSchema(answer, { io: 'output' })).toBeTypeOf('object');
  }
});

/** Each shape of a union refuses undeclared keys. */
function alternativesOf(schema: z.ZodType | undefined): readonly z.ZodType[] {
  if (schema === undefined) return [];
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [schema];
  return schema.options.flatMap((option) => (option instanceof z.ZodType ? [option] : []));
}

function propertiesOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {};
}
