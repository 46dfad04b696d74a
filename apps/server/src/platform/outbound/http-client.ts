import { lookup as systemLookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackHost, isPublicAddress } from './addresses.ts';
import { nodeHttp } from './node-http.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** At most a megabyte. */
  readonly body: string;
}

export interface HttpClient {
  /**
   * Throws OutboundRefused for a forbidden address, an Error for a failed request. Redirects are returned as answers.
   */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
}

export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused';
}

const mostMsOfRequest = 10_000;
const mostBodyBytes = 1024 * 1024;

/**
 * The only outbound HTTP (reliability row 40): only to origins in the settings, or hosts of a fixed list, by https, to public addresses. A
 * configured origin on the local machine may use plain http, for a stand-in next to the portal.
 */
export function createHttpClient(
  allowed: readonly URL[],
  lookup: LookupFunction = systemLookup,
  mostMs = mostMsOfRequest,
  isOpenHost: (host: string) => boolean = () => false,
): HttpClient {
  const origins = new Set(allowed.map(({ origin }) => origin));
  return {
    async send(request) {
      const { url } = request;
      if (!origins.has(url.origin) && !(url.port === '' && isOpenHost(url.hostname)))
        throw new OutboundRefused(`${url.origin} is not among the addresses that the settings name.`);
      const isLocal = isLoopbackHost(url.hostname);
      if (url.protocol !== 'https:' && !isLocal) throw new OutboundRefused(`${url.origin} must be an https address.`);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (!isLocal && isIP(host) !== 0 && !isPublicAddress(host))
        throw new OutboundRefused(`${host} is a private address.`);
      return perform(request, isLocal ? lookup : pinned(lookup), mostMs);
    },
  };
}

/** Checks the same address that the connection then uses, so that a second DNS lookup cannot return another one. */
function pinned(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const hidden = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (error || !first) return done(error ?? new Error(`${hostname} has no address.`), '', 4);
      if (hidden)
        return done(new OutboundRefused(`${hostname} resolves to the private address ${hidden.address}.`), '', 4);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

function perform(
  { method, url, headers, body }: OutboundRequest,
  lookup: LookupFunction,
  mostMs: number,
): Promise<OutboundAnswer> {
  const { request } = url.protocol === 'https:' ? https : nodeHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, lookup, agent: false, headers: { ...headers, 'user-agent': 'Muster' } },
      (answer) => {
        read(answer).then(
          (text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
          reject,
        );
      },
    );
    const deadline = setTimeout(
      () => outgoing.destroy(new Error(`${url.origin} did not answer within ${mostMs / 1000} seconds.`)),
      mostMs,
    );
    outgoing.on('close', () => clearTimeout(deadline));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size > mostBodyBytes) throw new Error(`The answer is larger than ${mostBodyBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
