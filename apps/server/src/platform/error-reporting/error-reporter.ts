import type { Clock, Random } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/log-fields.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { stackFrames, withoutPersonalData } from './error-facts.ts';

export interface ErrorReporterOptions {
  /** `https://KEY@HOST/PROJECT`; null: errors only go to the server's log. */
  readonly dsn: URL | null;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly random: Random;
  readonly release: string;
  readonly log: Log;
}

export type ReportError = (error: Error, requestId: string) => void;

/** Limits the reports, so that an outage does not flood the service. */
const mostPerMinute = 30;

/**
 * Sends unexpected errors to a Sentry-compatible server: type, message, stack and request id, but nothing of the
 * request itself. No traces and no replays (section 9).
 */
export function createErrorReporter(options: ErrorReporterOptions): ReportError {
  const { dsn, log } = options;
  if (dsn === null) return () => undefined;
  let minute = 0n;
  let count = 0;
  return (error, requestId) => {
    const thisMinute = options.clock.now().epochNanoseconds / 60_000_000_000n;
    count = thisMinute === minute ? count + 1 : 1;
    minute = thisMinute;
    if (count > mostPerMinute) return;
    send(options, dsn, error, requestId).catch((failure: Error) =>
      log.warn({ requestId, error: failure }, 'An error could not be reported to ERROR_REPORTING_DSN.'),
    );
  };
}

async function send(
  { http, clock, random, release }: ErrorReporterOptions,
  dsn: URL,
  error: Error,
  requestId: string,
): Promise<void> {
  const eventId = random.uuid().replaceAll('-', '');
  const sentAt = clock.now().toString();
  const event = {
    event_id: eventId,
    timestamp: sentAt,
    platform: 'node',
    level: 'error',
    release,
    tags: { request_id: requestId },
    exception: {
      values: [
        { type: error.name, value: withoutPersonalData(reasonOf(error)), stacktrace: { frames: stackFrames(error) } },
      ],
    },
  };
  const { status } = await http.send({
    method: 'POST',
    url: envelopeUrl(dsn),
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=muster/${release}, sentry_key=${dsn.username}`,
    },
    body: [{ event_id: eventId, sent_at: sentAt }, { type: 'event' }, event]
      .map((part) => JSON.stringify(part))
      .join('\n'),
  });
  if (status < 200 || status > 299) throw new Error(`it answered ${status}`);
}

/** The last part of the path is the project; the part before it belongs to the server's address. */
function envelopeUrl(dsn: URL): URL {
  const parts = dsn.pathname.split('/').filter(Boolean);
  const project = parts.pop() ?? '';
  return new URL([...parts, 'api', project, 'envelope', ''].map((part) => `/${part}`).join(''), dsn.origin);
}
