import type { CallDeclaration } from '@muster/contract/call.ts';
import type { z } from 'zod';

/**
 * What the browser needs of a declared call: its address, without its schemas. The declaration gives the type alone, so
 * that no page loads validation code to ask a question; a method or path that differs from the contract does not compile.
 */
export interface CallWire<C extends CallDeclaration = CallDeclaration> {
  readonly method: C['method'];
  readonly path: C['path'];
  readonly credential?: 'session' | 'bearer';
  readonly idempotent?: true;
  readonly file?: true;
  /** Never set: carries the declaration's type. */
  readonly declared?: C;
}

/** `wireOf<typeof signInCalls.login>({ method: 'POST', path: '/login' })` */
export function wireOf<C extends CallDeclaration>(facts: WireFacts<C>): CallWire<C> {
  return facts;
}

type WireFacts<C extends CallDeclaration> = { readonly method: C['method']; readonly path: C['path'] } & Flag<
  C,
  'credential'
> &
  Flag<C, 'idempotent'> &
  (C['answer'] extends 'file' ? { readonly file: true } : unknown);

type Flag<C, Name extends 'credential' | 'idempotent'> = C extends { readonly [N in Name]: infer V }
  ? { readonly [N in Name]: V }
  : unknown;

/** Params, query and body as the declaration wants them; a part with nothing mandatory may be left out. */
export type CallParts<C extends CallDeclaration> = Part<C, 'params'> & Part<C, 'query'> & BodyPart<C>;

type Part<C, Name extends 'params' | 'query' | 'body'> = C extends { readonly [N in Name]: infer S extends z.ZodType }
  ? Optional<Name, z.input<S>>
  : unknown;

type Optional<Name extends string, V> = object extends V ? { readonly [N in Name]?: V } : { readonly [N in Name]: V };

type BodyPart<C> = C extends { readonly multipart: object } ? { readonly body: FormData } : Part<C, 'body'>;

export interface Download {
  readonly blob: Blob;
  /** As the server named it. */
  readonly fileName: string | null;
}

/** Trusted as typed: the server's own schemas have shaped it. */
export type AnswerOf<C extends CallDeclaration> = C['answer'] extends z.ZodType
  ? z.output<C['answer']>
  : C['answer'] extends 'file'
    ? Download
    : undefined;
