import { type CallDeclaration, type CallInput, Problem, type Viewer } from '@muster/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/db.ts';
import { holdUntilCommit } from '../../database/one-trip.ts';
import type { AuditFacts } from '../audit/audit-facts.ts';
import type { AnonymousContext } from '../context/context.ts';
import { keepFileFor } from '../files/keep-file.ts';
import { isSeeingAll } from '../row-security/known-scope.ts';
import { scopeOf } from '../row-security/scope.ts';
import { statementsWithin } from '../row-security/statements-within.ts';
import { readWithin, type Scope, systemScope, writeWithin } from '../row-security/within-scope.ts';
import type { Identity } from '../session/identity.ts';
import type { Binding, CallScope } from './binding.ts';
import type { CallServices } from './call-services.ts';
import { isWrite } from './credentials.ts';
import { earlierAnswer, type IdempotentRequest, idempotentRequest } from './idempotency.ts';
import { collectSession } from './session-cookies.ts';
import { storeTraces, type WriteTraces } from './write-traces.ts';

export interface CallRun {
  readonly binding: Binding;
  readonly identity: Identity | null;
  readonly input: CallInput<CallDeclaration>;
  /** The raw body, to distinguish a repeated request from another one. */
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface CallOutcome {
  readonly status: number;
  readonly answer: unknown;
}

/** Runs the bound function. Reads run without a transaction, writes in a single one that only this function opens. */
export async function runCall(run: CallRun, services: CallServices): Promise<CallOutcome> {
  const { binding, identity, request, body } = run;
  const viewer = viewerOf(identity);
  const scope = callScope(binding.scope, identity);
  const session = collectSession(identity, request.cookies[services.cookies.session], services);
  const status = binding.call.status ?? (binding.call.answer === 'nothing' ? 204 : 200);
  if (!isWrite(binding.call)) {
    const answer = await readWithin(services.databases, scope, (db) =>
      perform(run, services, { db, session, traces: null }),
    );
    session.apply(run.reply);
    return { status, answer };
  }
  const prepared = await prepare(run, services, scope, session);
  const key = binding.call.idempotent && viewer ? request.headers['idempotency-key'] : undefined;
  const idempotent = viewer
    ? idempotentRequest(viewer.userId, binding.call.name, key, { params: request.params, body })
    : null;
  try {
    const traces: WriteTraces = { lines: [], events: [] };
    const answer = await writeWithin(services.databases, scope, async (db) => {
      // Other scopes change within a call.
      if (isSeeingAll(db)) holdUntilCommit(db);
      const given = await perform(run, services, { db, session, traces }, prepared);
      const stored = idempotent && { request: idempotent, stored: { status, answer: shaped(binding.call, given) } };
      await storeTraces(db, traces, stored);
      return given;
    });
    if (traces.events.length > 0) services.bell.ring();
    session.apply(run.reply);
    return { status, answer };
  } catch (error) {
    return await repeated(idempotent, services, error);
  }
}

function viewerOf(identity: Identity | null): Viewer | null {
  return identity?.level === 'full' ? identity.viewer : null;
}

function callScope(scope: CallScope, identity: Identity | null): Scope {
  if (typeof scope === 'object') return systemScope;
  const userId = identity?.userId ?? null;
  if (scope === 'own person' && typeof identity?.viewer.clientId === 'number') return systemScope;
  if (scope === 'viewer') return { rows: scopeOf(viewerOf(identity)), userId };
  return {
    rows: 'none',
    userId: scope === 'impersonator' ? (identity?.viewer.impersonator?.userId ?? userId) : userId,
  };
}

async function repeated(
  request: IdempotentRequest | null,
  services: CallServices,
  error: unknown,
): Promise<CallOutcome> {
  const earlier = request ? await earlierAnswer(services.databases.system, request) : null;
  if (!earlier) throw error;
  return earlier;
}

/** One transaction for a write, or a connection for a read, which stores nothing. */
interface Performance {
  readonly db: Db;
  readonly session: AnonymousContext['session'];
  readonly traces: WriteTraces | null;
}

function perform(run: CallRun, services: CallServices, performance: Performance, prepared?: unknown): Promise<unknown> {
  return run.binding.run(contextFor(run, services, performance), run.input, prepared);
}

async function prepare(
  run: CallRun,
  services: CallServices,
  scope: Scope,
  session: AnonymousContext['session'],
): Promise<unknown> {
  const { prepare: prepareCall } = run.binding;
  if (!prepareCall) return undefined;
  const db = statementsWithin(services.databases, scope);
  return prepareCall(contextFor(run, services, { db, session, traces: null }), run.input);
}

function contextFor(
  { identity, request }: CallRun,
  services: CallServices,
  { db, session, traces }: Performance,
): AnonymousContext {
  const viewer = viewerOf(identity);
  const facts: AuditFacts = {
    at: services.clock.now(),
    requestId: request.id,
    actor: identity ? { userId: identity.userId, name: identity.viewer.name } : null,
    impersonator: identity?.viewer.impersonator ?? null,
  };
  const keepFileOf = (userId: number | null) => keepFileFor(userId, { ...services, db: services.databases.system });
  return {
    viewer,
    db,
    session,
    clock: services.clock,
    random: services.random,
    cipher: services.cipher,
    files: services.files,
    log: services.log,
    appUrl: services.appUrl,
    sendsMail: services.sendsMail,
    receivesMail: services.receivesMail,
    secondPersonFor: services.secondPersonFor,
    limit: services.limit,
    keepFile: keepFileOf(identity?.userId ?? null),
    keepFileOf,
    push: services.push,
    generator: services.generator,
    ticketsPortal: services.ticketsPortal?.(request.headers) ?? null,
    auditApart: (entry) => services.logRead(facts, entry),
    announce: async ({ name }, payload) => {
      if (!traces) throw new Error('A read announced an event: events belong to writes.');
      traces.events.push({ name, payload });
    },
    audit: async (entry) => {
      if (traces) traces.lines.push(services.auditLine(facts, entry));
      else services.logRead(facts, entry);
    },
    request: {
      id: request.id,
      address: request.ip,
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
      deviceToken: request.cookies[services.cookies.device] ?? null,
    },
  };
}

/** Only declared fields leave the server, so a new column cannot leak by accident. */
export function shaped(call: CallDeclaration, answer: unknown): unknown {
  if (typeof call.answer === 'string') return undefined;
  const result = call.answer.safeParse(answer);
  if (!result.success) throw new Problem('unexpected', `The answer of ${call.name} does not fit its declaration.`, {});
  return result.data;
}
