import { Problem } from '@muster/contract';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
}

/**
 * The last resort for errors of the database: domains handle the constraints they own before. Null if the error did not
 * come from the database.
 */
export function problemFromDatabase(error: unknown): Problem | null {
  if (isLostConnection(error)) return databaseUnreachable();
  if (!isDatabaseError(error)) return null;
  const { code } = error;
  if (isLostRace(code)) {
    return new Problem('conflict', 'Someone changed the same records at the same time. Please try again.');
  }
  if (code === '53100') {
    return new Problem(
      'storage-full',
      'The server has no space left. Nothing was changed; ask an administrator to free some.',
    );
  }
  if (code === '57014') {
    return new Problem('busy', 'This took too long and was stopped. Narrow the request and try again.', {
      retryAfter: 5,
    });
  }
  if (isUnreachable(code)) return databaseUnreachable();
  if (code === '22021' || code === '22P05') {
    return new Problem(
      'invalid-input',
      'The request contains a character that cannot be stored. Remove it and try again.',
    );
  }
  // Row security: even a viewer who may use the call can write only within their reach (reliability row 10).
  if (code === '42501') return new Problem('forbidden', 'This would change records that you may not change.');
  if (code.startsWith('23')) {
    return new Problem('conflict', 'This change conflicts with the stored data. Reload and try again.');
  }
  return null;
}

/**
 * True if the transaction came to nothing, or its outcome is unknown, because of the connection, the database server or a
 * deadlock. The same work may succeed when it is started again, after it was checked what is stored.
 */
export function isInterruption(error: unknown): boolean {
  return isLostConnection(error) || (isDatabaseError(error) && (isLostRace(error.code) || isUnreachable(error.code)));
}

const isLostRace = (code: string) => code === '40001' || code === '40P01';
const isUnreachable = (code: string) => code.startsWith('08') || ['57P01', '57P02', '57P03', '53300'].includes(code);

/** For a database that does not answer, or not now. */
export function databaseUnreachable(): Problem {
  return new Problem('busy', 'The database cannot be reached right now. Please try again in a moment.', {
    retryAfter: 5,
  });
}

// The driver gives these errors no code.
const driverWords = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  // A statement after the one during which the connection broke, such as a rollback.
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);
const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/**
 * The server stopped, or its socket is gone. A missing file is ENOENT too, but connecting to a file does not happen.
 */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (driverWords.has(error.message)) return true;
  if (!('code' in error) || typeof error.code !== 'string' || !lostCodes.has(error.code)) return false;
  return error.code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect');
}

/** Name of the violated constraint, so that a domain can word the error; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  return isDatabaseError(error) && error.code.startsWith('23') ? (error.constraint ?? null) : null;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
  );
}
