import {
  type CallAnswer,
  type CallDeclaration,
  type CallRequest,
  callCredential,
  type ProblemBody,
} from '@muster/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface TestAnswer<B> {
  readonly status: number;
  readonly body: B;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
  /** For files. */
  readonly bytes: Buffer;
}

type Sent<C extends CallDeclaration> = Partial<CallRequest<C>> & {
  readonly headers?: Record<string, string>;
  /** Instead of a body, for calls that accept files. */
  readonly form?: FormData;
};

/** The credentials of one browser: keeps the cookies that it receives, sends the CSRF token and the bearer token. */
export interface TestClient {
  readonly cookies: Map<string, string>;
  bearer: string | null;
  call<C extends CallDeclaration>(call: C, sent?: Sent<C>): Promise<TestAnswer<CallAnswer<C>>>;
  /** Like `call`, for an answer that is a refusal. */
  refused<C extends CallDeclaration>(call: C, sent?: Sent<C>): Promise<TestAnswer<ProblemBody>>;
  /** Any other request: wrong bodies, pages, unknown addresses. Sends the credentials. */
  send(request: InjectOptions): Promise<TestAnswer<unknown>>;
}

export function createTestClient(app: FastifyInstance): TestClient {
  const cookies = new Map<string, string>();
  const client: TestClient = {
    cookies,
    bearer: null,
    call: async (call, sent) => (await client.send(requestFor(client, call, sent))) as never,
    refused: async (call, sent) => (await client.send(requestFor(client, call, sent))) as never,
    async send(request) {
      const answer = await app.inject({ ...request, cookies: { ...Object.fromEntries(cookies), ...request.cookies } });
      for (const cookie of answer.cookies) keep(cookies, cookie.name, cookie.value);
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        bytes: answer.rawPayload,
        body: parsed(answer.body),
      };
    },
  };
  return client;
}

function requestFor<C extends CallDeclaration>(client: TestClient, call: C, sent: Sent<C> | undefined): InjectOptions {
  const { params, query, body, headers } = (sent ?? {}) as { [part: string]: Record<string, unknown> | undefined };
  const payload = sent?.form ?? body;
  const csrf = client.cookies.get('XSRF-TOKEN');
  const credentials =
    callCredential(call) === 'bearer'
      ? client.bearer && { authorization: `Bearer ${client.bearer}` }
      : csrf && { 'x-xsrf-token': csrf };
  return {
    method: call.method,
    url: call.path.replaceAll(/:(\w+)\??/g, (_whole, name: string) => encodeURIComponent(String(params?.[name] ?? ''))),
    ...(query && { query: queryOf(query) }),
    ...(payload !== undefined && { payload }),
    headers: { ...credentials, ...(headers as Record<string, string> | undefined) },
  };
}

function queryOf(query: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}

function keep(cookies: Map<string, string>, name: string, value: string): void {
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
