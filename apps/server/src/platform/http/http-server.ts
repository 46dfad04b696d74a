import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import { type CallDeclaration, Problem } from '@muster/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { databaseUnreachable } from '../../database/database-problem.ts';
import './request-identity.ts';
import type { Binding } from './binding.ts';
import type { CallServices } from './call-services.ts';
import { admit } from './credentials.ts';
import { openApiDocument } from './open-api.ts';
import { type PageOptions, registerPages } from './page.ts';
import { brokenRequestAnswer, problemAnswer, unreadableAnswer } from './problem-answer.ts';
import { registerCalls } from './register-calls.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpServerOptions {
  readonly bindings: readonly Binding[];
  readonly calls: readonly CallDeclaration[];
  readonly page: PageOptions;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Folder of the built web app. */
  readonly webFolder: string | null;
  readonly report: (error: Error, requestId: string) => void;
  readonly isReady: () => Promise<boolean>;
}

const maxBodyBytes = 1024 * 1024;
/** Includes the body: 10 MB take 80 seconds over a line of one megabit. */
const requestTimeoutMs = 120_000;
const headersTimeoutMs = 30_000;
const icon = { immutable: false, maxAge: '1d' };

/** The HTTP server, composed of the bindings of all domains. */
export async function createHttpServer(options: HttpServerOptions, services: CallServices): Promise<FastifyInstance> {
  const guards = securityHeaders(services.isSecure);
  const app = Fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs },
    genReqId: () => services.random.uuid(),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    logger: false,
    return503OnClosing: false,
    frameworkErrors: unreadableAnswer(guards),
    clientErrorHandler: brokenRequestAnswer(guards),
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('identity', null);
  app.setErrorHandler(problemAnswer(services.log, options.report));
  app.setNotFoundHandler(async () => {
    throw new Problem('not-found', 'There is no such address.');
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(guards);
    done();
  });
  refuseWhileStopping(app);
  refuseWhileFrozen(app, services);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    // No client of ours sends compressed requests; decompressing them would only help to overload the server.
    globalDecompression: false,
  });
  registerHealth(app, options.isReady);
  registerCalls(app, options.bindings, services);
  registerOpenApi(app, options.calls, services);
  app.all('/api/*', async () => {
    throw new Problem('not-found', 'There is no such call.');
  });
  if (options.webFolder) await serveWebApp(app, options.webFolder);
  registerPages(app, options.page, services);
  return app;
}

/** Connections stay open until their last answer, so requests still arrive after the stop has begun. */
function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isStopping ? new Problem('busy', 'The portal is restarting. Try again in a moment.') : undefined);
  });
}

const healthPath = '/healthz';

/** Everything but files needs the database. */
function refuseWhileFrozen(app: FastifyInstance, { watch }: CallServices): void {
  const needsNone = (path: string) => path === healthPath || path.startsWith('/assets/') || path === '/favicon.svg';
  app.addHook('onRequest', (request, _reply, done) => {
    done(needsNone(request.url) || watch.isAnswering() ? undefined : databaseUnreachable());
  });
}

function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get(healthPath, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

function registerOpenApi(app: FastifyInstance, calls: readonly CallDeclaration[], services: CallServices): void {
  const call: CallDeclaration = {
    name: 'platform.describe-calls',
    method: 'GET',
    path: '/api/docs',
    section: 'ours',
    access: { roles: ['admin'] },
    credential: 'session',
    answer: 'nothing',
    audit: null,
  };
  let document: object | null = null;
  app.get(call.path, {
    onRequest: async (request) => {
      request.identity = await admit(call, request, services);
    },
    handler: async (_request, reply) => {
      document ??= openApiDocument(calls);
      return reply.send(document);
    },
  });
}

/** Built files have a hash in their name, so browsers may cache them forever. */
async function serveWebApp(root: FastifyInstance, folder: string): Promise<void> {
  await root.register(async (app) => {
    // A folder, a path out of it or a name that no built file has is a missing address, and no error of ours.
    app.addHook('onRequest', async ({ url }) => {
      if (!builtFile.test(url)) throw new Problem('not-found', 'There is no such address.');
    });
    await app.register(staticFiles, {
      // Pages that were opened before this build load the rest of their own build.
      root: [`${folder}/assets`, `${folder}/earlier`].filter((part) => existsSync(part)),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      wildcard: true,
    });
    // Has a fixed name, because browsers look for it there.
    app.get('/favicon.svg', async (_request, reply) => reply.sendFile('favicon.svg', folder, icon));
    // Browsers ask for it again when it may have changed; its address decides which pages it serves.
    app.get('/notifications-worker.js', async (_request, reply) =>
      reply.sendFile('notifications-worker.js', folder, { immutable: false, maxAge: 0 }),
    );
  });
}

/** Names of a length that a file system knows: a longer one would fail there. */
const builtFile = /^\/(assets(\/[\w-][\w.-]{0,150}){1,5}|favicon\.svg|notifications-worker\.js)(\?.*)?$/;
