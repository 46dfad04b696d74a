import type { Readable } from 'node:stream';
import type { CallAnswer, CallDeclaration, CallInput } from '@muster/contract';
import type { AnonymousContext, Ctx } from '../context/context.ts';

/** What a call with the answer `file` returns. Always served as an attachment. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | Readable;
}

/**
 * What row security shows to a call:
 * - `viewer`: what the viewer's role and company allow, and the viewer's own account.
 * - `own account`: the viewer's own account and nothing else.
 * - `own person`: the same, and for client users every row: somebody with several companies has password and second factor at one of them.
 * - `impersonator`: the same for the person who acts as the viewer, where there is one.
 * - `everything`: every row, with the reason. For calls without a user to whom rows could belong.
 */
export type CallScope = 'viewer' | 'own account' | 'own person' | 'impersonator' | { readonly everything: string };

export interface Binding {
  readonly call: CallDeclaration;
  readonly scope: CallScope;
  /**
   * Runs before the transaction of a write opens, and its result is passed to `run`. For slow work (hashing a password
   * must not hold a connection) and for effects that a refusal must not roll back (counting wrong codes).
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

/** Binds a call of the contract to the one function that answers it. */
export function bind<C extends CallDeclaration>(call: C, run: Run<C>, scope: CallScope = 'viewer'): Binding {
  const widened: { run(ctx: never, input: never): Promise<unknown> } = { run };
  return { call, scope, run: widened.run as Binding['run'] };
}

/** Like `bind`, for a write with a part that runs before its transaction. */
export function bindPrepared<C extends CallDeclaration, P>(
  call: C,
  prepare: (ctx: ContextOf<C>, input: CallInput<C>) => Promise<P>,
  run: (ctx: ContextOf<C>, input: CallInput<C>, prepared: P) => AnswerOf<C>,
  scope: CallScope = 'viewer',
): Binding {
  const widened: {
    prepare(ctx: never, input: never): Promise<unknown>;
    run(ctx: never, input: never, prepared: never): Promise<unknown>;
  } = { prepare, run };
  return { call, scope, prepare: widened.prepare as Required<Binding>['prepare'], run: widened.run as Binding['run'] };
}
