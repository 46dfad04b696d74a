import { sourceStack } from './source-stack.ts';

/** All fields that a log entry may have in addition to its time, level and message. Other fields are dropped. */
export interface LogFields {
  readonly requestId?: string;
  /** Id of the acting user, and of the impersonator. Never a name or an address. */
  readonly actor?: number;
  readonly realActor?: number;
  readonly event?: string;
  readonly call?: string;
  readonly method?: string;
  /** Route pattern, without values. */
  readonly route?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly retryMs?: number;
  readonly attempt?: number;
  readonly count?: number;
  readonly job?: string;
  readonly jobId?: string;
  readonly channel?: string;
  readonly socketId?: string;
  readonly pid?: number;
  readonly port?: number;
  readonly code?: string;
  readonly reason?: string;
  /** An Error is written with name, code, message and stack; the message of a database error is omitted. */
  readonly error?: unknown;
}

const allowed: Readonly<Record<Exclude<keyof LogFields, 'error'>, true>> = {
  requestId: true,
  actor: true,
  realActor: true,
  event: true,
  call: true,
  method: true,
  route: true,
  status: true,
  durationMs: true,
  retryMs: true,
  attempt: true,
  count: true,
  job: true,
  jobId: true,
  channel: true,
  socketId: true,
  pid: true,
  port: true,
  code: true,
  reason: true,
};

const longestText = 4_000;

/** Keeps only allowed fields with plain values, and makes control characters visible (reliability row 32). */
export function loggable(fields: object): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'error') Object.assign(kept, loggableError(value));
    else if (Object.hasOwn(allowed, name) && isPlain(value))
      kept[name] = typeof value === 'string' ? singleLine(value) : value;
  }
  return kept;
}

/** Escapes characters that could forge an entry, recolor a terminal or reverse the text direction. */
export function singleLine(text: string): string {
  const short = text.length > longestText ? `${text.slice(0, longestText)} …` : text;
  return short.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}

/** What went wrong, for a column or field that people read. Of a database error only the SQLSTATE. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isFromDatabase(error) ? `database error ${String(error.code)}` : error.message;
}

/** The database quotes values of rows and parameters in its messages; SQLSTATE and stack are enough. */
function isFromDatabase(error: Error): error is Error & { readonly code: unknown } {
  return 'severity' in error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

function loggableError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: singleLine(String(error)) };
  const code = 'code' in error ? String(error.code) : '';
  const frames = sourceStack(error)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    error: singleLine(isFromDatabase(error) ? error.name : `${error.name}: ${error.message}`),
    ...(code && { code: singleLine(code) }),
    stack: singleLine(frames.map((line) => line.trim()).join(' | ')),
  };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
