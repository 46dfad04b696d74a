import type { Readable } from 'node:stream';
import type { CallAnswer, CallDeclaration, CallInput } from '@muster/contract';
import type { AnonymousContext, Ctx } from '../context/context.ts';

/** What a call with the answer `file` returns. Always served as an attachment. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | Readable;
}

/** `system` runs one call without row security: for signing in, a user's own account and records named by a public token. */
export type ReachOption = 'viewer' | 'system';

export interface Binding {
  readonly call: CallDeclaration;
  readonly reach: ReachOption;
  /**
   * Runs before the transaction of a write opens, and its result is handed to `run`: what is slow (hashing a password
   * must not hold a connection) and what a refusal must not undo (counting wrong codes).
   */
  readonly prepare?: (ctx: AnonymousContext, input: CallInput<CallDeclaration>) => Promise<unknown>;
  run(ctx: AnonymousContext, input: CallInput<CallDeclaration>, prepared: unknown): Promise<unknown>;
}

type ContextOf<C extends CallDeclaration> = C['access'] extends 'public' | 'pending' ? AnonymousContext : Ctx;
type AnswerOf<C extends CallDeclaration> = C['answer'] extends 'file'
  ? Promise<FileAnswer>
  : C['answer'] extends 'nothing'
    ? Promise<void>
    : Promise<CallAnswer<C>>;
type Run<C extends CallDeclaration> = (ctx: ContextOf<C>, input: CallInput<C>) => AnswerOf<C>;

/** Ties a call of the contract to the one function that answers it. */
export function bind<C extends CallDeclaration>(call: C, run: Run<C>, reach: ReachOption = 'viewer'): Binding {
  const widened: { run(ctx: never, input: never): Promise<unknown> } = { run };
  return { call, reach, run: widened.run as Binding['run'] };
}

/** As `bind`, for a write with a part that runs before its transaction. */
export function bindPrepared<C extends CallDeclaration, P>(
  call: C,
  prepare: (ctx: ContextOf<C>, input: CallInput<C>) => Promise<P>,
  run: (ctx: ContextOf<C>, input: CallInput<C>, prepared: P) => AnswerOf<C>,
  reach: ReachOption = 'viewer',
): Binding {
  const widened: {
    prepare(ctx: never, input: never): Promise<unknown>;
    run(ctx: never, input: never, prepared: never): Promise<unknown>;
  } = { prepare, run };
  return { call, reach, prepare: widened.prepare as Required<Binding>['prepare'], run: widened.run as Binding['run'] };
}
