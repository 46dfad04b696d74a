import type { z } from 'zod';
import type { AccessRule, Grants } from './access.ts';
import type { FieldErrors } from './problem.ts';
import type { MultipartRule } from './uploads.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How often a call may be tried; the server holds the figures (reliability row 6). Without one it is not limited. */
export type RateClass = 'login' | 'second-factor' | 'public-token' | 'export' | 'import' | 'upload' | 'generate';

/** The kind of record that the id in the address or body refers to: the access matrix tries own, foreign and missing ones. */
export type RecordKind = 'user' | 'employee' | 'client' | 'team' | 'shift' | 'rotation' | 'session';

/** Settings with the secret of another program. */
export type SigningSetting = 'INBOUND_MAIL_SECRET';

/** `nothing` answers 204; `file` streams bytes. */
export type AnswerShape = z.ZodType | 'nothing' | 'file';

export interface CallDeclaration {
  /** `domain.verb`, unique. */
  readonly name: string;
  readonly method: Method;
  /** Path with `:name` parameters. Under `/api` the bearer token is the credential, elsewhere the session cookie. */
  readonly path: string;
  readonly section: string;
  readonly access: AccessRule;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Rules across the fields of the body or by the viewer; their errors are reported with those of the schema. */
  readonly bodyErrors?: (body: Readonly<Record<string, unknown>>, viewer: Grants) => FieldErrors;
  readonly answer: AnswerShape;
  /** Default: 200, or 204 for `nothing`. */
  readonly status?: 201;
  /** Event name in the activity log; null if nothing changes and nothing sensitive is read. */
  readonly audit: string | null;
  /** `read` gets no write transaction. Default: by method. */
  readonly effect?: 'read' | 'write';
  readonly rate?: RateClass;
  /** Creates honour an Idempotency-Key (reliability row 22). */
  readonly idempotent?: true;
  readonly record?: RecordKind;
  /** Overrides the credential that follows from the path (decisions, Addresses and calls). */
  readonly credential?: 'session' | 'bearer';
  /** Accepts the body only as multipart form data: files and texts. */
  readonly multipart?: MultipartRule;
  /** Accepts the body as JSON or as form fields, multipart or urlencoded (section 7.2). */
  readonly form?: true;
  /**
   * Sent by another program: it has no session, and is refused unless it is signed with the secret of this setting. Without the setting
   * there is no such address.
   */
  readonly signedWith?: SigningSetting;
  /** Refused while impersonating (reliability row 30). */
  readonly neverImpersonating?: true;
  /** Requires a password or code confirmed within the last ten minutes (reliability row 3). */
  readonly freshFactor?: true;
  /** Allowed before the user has changed an issued password. */
  readonly beforePasswordChange?: true;
}

export function defineCall<const C extends CallDeclaration>(call: C): C {
  return call;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the server's function receives. */
export interface CallInput<C extends CallDeclaration> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
}

/** What a caller sends. */
export interface CallRequest<C extends CallDeclaration> {
  readonly params: Given<C['params']>;
  readonly query: Given<C['query']>;
  readonly body: Given<C['body']>;
}

/** What the caller gets; undefined for 204 and for files. */
export type CallAnswer<C extends CallDeclaration> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;

export function callCredential(call: Pick<CallDeclaration, 'path' | 'credential'>): 'session' | 'bearer' {
  return call.credential ?? (call.path.startsWith('/api/') ? 'bearer' : 'session');
}

export function callEffect(call: Pick<CallDeclaration, 'method' | 'effect'>): 'read' | 'write' {
  return call.effect ?? (call.method === 'GET' ? 'read' : 'write');
}
