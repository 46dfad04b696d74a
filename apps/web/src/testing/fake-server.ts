import type { CallDeclaration } from '@muster/contract/call.ts';
import { type ProblemBody, type ProblemCode, problemStatus } from '@muster/contract/problem.ts';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { AnswerOf, Endpoint } from '../platform/api/endpoint.ts';

interface ReceivedRequest {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answerer<C extends CallDeclaration> = (request: ReceivedRequest) => AnswerOf<C>;
type AnswerFor<C extends CallDeclaration> = AnswerOf<C> | Answerer<C>;

/** The server of the screen tests. It answers only what a test defines. */
export const fakeServer = setupServer();

/** Answers a call with the type of its declaration; a function receives the request. */
export function answers<C extends CallDeclaration>(call: Endpoint<C>, answer: AnswerFor<C>): RequestHandler {
  return handle(call, async (request) => responseOf(isAnswerer(answer) ? answer(request) : answer));
}

/** Refuses a call with a problem, as the server does. */
export function refuses(call: Endpoint, code: ProblemCode, body: Partial<ProblemBody> = {}) {
  return handle(call, async () => {
    const problem: ProblemBody = { code, message: 'Refused for a test.', ...body };
    return HttpResponse.json(problem, { status: problemStatus[code] });
  });
}

/** The connection breaks without an answer. */
export const breaks = (call: Endpoint): RequestHandler => handle(call, async () => HttpResponse.error());

/** The answer never arrives during the test. */
export const hangs = (call: Endpoint): RequestHandler =>
  handle(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** All requests of a call since the server began to record it. */
export function watch<C extends CallDeclaration>(call: Endpoint<C>, answer: AnswerFor<C>) {
  const received: ReceivedRequest[] = [];
  fakeServer.use(
    handle(call, async (request) => {
      received.push(request);
      return responseOf(isAnswerer(answer) ? answer(request) : answer);
    }),
  );
  return received;
}

const isAnswerer = <C extends CallDeclaration>(answer: AnswerFor<C>): answer is Answerer<C> =>
  typeof answer === 'function';

function responseOf(answer: unknown): Response {
  if (answer === undefined) return new HttpResponse(null, { status: 204 });
  return new HttpResponse(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
}

function handle(call: Endpoint, respond: (request: ReceivedRequest) => Promise<Response>): RequestHandler {
  const method = methods[call.method];
  return http[method](`*${call.path}`, async ({ request, params }) => {
    const body = await bodyOf(request.clone());
    return respond({ params, query: new URL(request.url).searchParams, body, headers: request.headers });
  });
}

/** Of a form its fields by name; of a file its name, because Node's own parser does not accept the files of jsdom. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return formOf(text);
  return text === '' ? undefined : JSON.parse(text);
}

function formOf(text: string): Record<string, string> {
  const parts = text.matchAll(/ name="(?<name>[^"]+)"(?:; filename="(?<file>[^"]*)")?.*?\r\n\r\n(?<value>.*?)\r\n--/gs);
  return Object.fromEntries(
    [...parts].map(({ groups = {} }) => [groups.name ?? '', groups.file ?? groups.value ?? '']),
  );
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
