import { Problem, type ProblemBody } from '@muster/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemFromDatabase } from '../../database/database-problem.ts';
import type { Log } from '../log/log.ts';

/** The one place where anything thrown becomes an answer (architecture, life of a call 9). */
export function problemAnswer(log: Log, report: (error: Error, requestId: string) => void) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = asProblem(error);
    if (problem.code === 'unexpected') {
      log.error({ requestId: request.id, error: describe(error) }, 'A call failed unexpectedly.');
      if (error instanceof Error) report(error, request.id);
    }
    if (problem.details.retryAfter !== undefined) reply.header('retry-after', String(problem.details.retryAfter));
    reply.header('cache-control', 'no-store').status(problem.status).send(bodyOf(problem, request.id));
  };
}

export function bodyOf(problem: Problem, requestId: string): ProblemBody {
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

function unexpected(): Problem {
  return new Problem('unexpected', 'Something went wrong on our side. Nothing was changed; please try again.');
}

function fromFastify(error: unknown): Problem | null {
  const status = (error as Partial<FastifyError>).statusCode;
  const code = (error as Partial<FastifyError>).code ?? '';
  if (!code.startsWith('FST_')) return null;
  if (status === 413) return new Problem('too-large', 'The request is larger than this call accepts.');
  if (status === 415) return new Problem('unsupported-type', 'Send this call as application/json.');
  if (status === 400) return new Problem('invalid-input', 'The request could not be read: its body is not valid JSON.');
  return null;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
