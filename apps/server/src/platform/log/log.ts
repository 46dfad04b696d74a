import pino, { type DestinationStream, type Logger } from 'pino';
import { type LogFields, loggable, singleLine } from './log-fields.ts';

/** The server's log: one JSON object per line, time in UTC. Fields outside the allow list are dropped. */
export interface Log {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** The same log with these fields in every entry, such as those of one request. */
  with(fields: LogFields): Log;
}

export interface LogOptions {
  readonly level?: 'info' | 'warn' | 'error' | 'silent';
  /** Default: standard output. */
  readonly destination?: DestinationStream;
}

export function createLog({
  level = 'info',
  destination = pino.destination({ fd: 1, sync: true }),
}: LogOptions = {}): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return over(pino(options, destination));
}

function over(logger: Logger): Log {
  return {
    info: (fields, message) => logger.info(loggable(fields), singleLine(message)),
    warn: (fields, message) => logger.warn(loggable(fields), singleLine(message)),
    error: (fields, message) => logger.error(loggable(fields), singleLine(message)),
    with: (fields) => over(logger.child(loggable(fields))),
  };
}
