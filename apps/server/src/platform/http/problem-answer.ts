import type { Socket } from 'node:net';
import { Problem, type ProblemBody } from '@muster/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemFromDatabase } from '../../database/database-problem.ts';
import type { Log } from '../log/log.ts';

type Headers = Readonly<Record<string, string>>;

/** The only place that turns a thrown value into an answer (architecture, life of a call 9). */
export function problemAnswer(log: Log, report: (error: Error, requestId: string) => void) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = asProblem(error);
    if (problem.code === 'unexpected') {
      log.error({ requestId: request.id, error }, 'A call failed unexpectedly.');
      if (error instanceof Error) report(error, request.id);
    }
    if (problem.details.retryAfter !== undefined) reply.header('retry-after', String(problem.details.retryAfter));
    reply.header('cache-control', 'no-store').status(problem.status).send(bodyOf(problem, request.id));
  };
}

/**
 * Like `problemAnswer`, for addresses that cannot be read. No hook runs before them, so this answer sets its own
 * headers.
 */
export function unreadableAnswer(guards: Headers) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = asProblem(error);
    reply.headers(guards).status(problem.status).send(bodyOf(problem, request.id));
  };
}

/** For requests that are not valid HTTP; 431 for headers that are too long, 408 for headers that arrive too slowly. */
export function brokenRequestAnswer(guards: Headers) {
  const headers = Object.entries(guards).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = brokenStatus[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${status}\r\n${headers.join('')}connection: close\r\ncontent-length: 0\r\n\r\n`);
    }
    socket.destroy();
  };
}

const brokenStatus: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function bodyOf(problem: Problem, requestId: string): ProblemBody {
  const { errors, codes, conflict } = problem.details;
  return {
    code: problem.code,
    message: problem.message,
    requestId,
    ...(errors && { errors }),
    ...(codes && { codes }),
    ...(conflict && { conflict }),
    ...(problem.code === 'config-error' && { status: 'config error' }),
  };
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return fromFastify(error) ?? problemFromDatabase(error) ?? unexpected();
}

function notReadable(): Problem {
  return new Problem('not-found', 'There is no such address.');
}

function unexpected(): Problem {
  return new Problem('unexpected', 'Something went wrong on our side. Nothing was changed; please try again.');
}

function fromFastify(error: unknown): Problem | null {
  const status = (error as Partial<FastifyError>).statusCode;
  const code = (error as Partial<FastifyError>).code ?? '';
  if (!code.startsWith('FST_')) return null;
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return notReadable();
  if (status === 413) return new Problem('too-large', 'The request is larger than this call accepts.');
  if (status === 415) return new Problem('unsupported-type', 'Send this call as application/json.');
  if (status === 400) return new Problem('invalid-input', 'The request could not be read: its body is not valid JSON.');
  return null;
}
