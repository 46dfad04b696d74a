import { now } from '../clock/clock.ts';

/** A Sentry-compatible envelope with one error event; no traces, no replays (section 9), nothing about the user. */
export async function sendEnvelope(dsn: string, error: unknown): Promise<void> {
  const address = envelopeAddress(dsn);
  if (address === null) return;
  await fetch(address, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: envelopeOf(error, now()),
  });
}

/** `https://KEY@host/PROJECT` as the address of the project's envelopes; null for any other text. */
export function envelopeAddress(dsn: string): string | null {
  const url = URL.canParse(dsn) ? new URL(dsn) : null;
  const project = url?.pathname.split('/').filter(Boolean).at(-1);
  if (url === null || url.username === '' || project === undefined) return null;
  const folder = url.pathname.slice(0, url.pathname.lastIndexOf(project));
  return `${url.protocol}//${url.host}${folder}api/${project}/envelope/?sentry_version=7&sentry_key=${url.username}`;
}

/** Three lines of JSON: head, item head, event. `at` in milliseconds. */
export function envelopeOf(error: unknown, at: number): string {
  const eventId = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: '' };
  const event = {
    event_id: eventId,
    timestamp: at / 1000,
    platform: 'javascript',
    level: 'error',
    exception: { values: [{ type: name, value: message, stacktrace: { frames: framesOf(stack ?? '') } }] },
    // Without query and fragment, which may contain a search text.
    request: { url: window.location.origin + window.location.pathname },
  };
  return [{ event_id: eventId }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

/** Outermost first, as the service expects them. */
function framesOf(stack: string) {
  return stack
    .split('\n')
    .flatMap((line) => {
      const place = /(?:at (?<name>.+?) \(|at |@)?(?<file>https?:\/\/\S+?):(?<row>\d+):(?<column>\d+)/.exec(
        line,
      )?.groups;
      if (!place) return [];
      return [
        {
          function: place.name,
          filename: place.file,
          lineno: Number(place.row),
          colno: Number(place.column),
        },
      ];
    })
    .toReversed();
}
