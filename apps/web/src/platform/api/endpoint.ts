import type { CallDeclaration } from '@muster/contract/call.ts';
import type { z } from 'zod';

/**
 * What the browser needs of a declared call: its address without its schemas, so that no page loads validation code to
 * send a request. `endpoints/` is generated from the contract.
 */
export interface Endpoint<C extends CallDeclaration = CallDeclaration> {
  readonly method: C['method'];
  readonly path: C['path'];
  readonly credential?: 'session' | 'bearer';
  readonly idempotent?: true;
  readonly file?: true;
  /** Never set: carries the declaration's type. */
  readonly declared?: C;
}

/** The endpoints of a group of calls, such as `employeesCalls`. */
export type EndpointsOf<Calls extends Readonly<Record<string, CallDeclaration>>> = {
  readonly [Name in keyof Calls]: Endpoint<Calls[Name]>;
};

/** Params, query and body as declared; a part without required fields may be omitted. */
export type CallParts<C extends CallDeclaration> = Part<C, 'params'> & Part<C, 'query'> & BodyPart<C>;

type Part<C, Name extends 'params' | 'query' | 'body'> = C extends { readonly [N in Name]: infer S extends z.ZodType }
  ? Optional<Name, z.input<S>>
  : unknown;

type Optional<Name extends string, V> = object extends V ? { readonly [N in Name]?: V } : { readonly [N in Name]: V };

type BodyPart<C> = C extends { readonly multipart: object } ? { readonly body: FormData } : Part<C, 'body'>;

export interface Download {
  readonly blob: Blob;
  /** The server's file name. */
  readonly fileName: string | null;
}

/** Trusted as typed, because the server's own schemas have shaped it. */
export type AnswerOf<C extends CallDeclaration> = C['answer'] extends z.ZodType
  ? z.output<C['answer']>
  : C['answer'] extends 'file'
    ? Download
    : undefined;
