import { createHash } from 'node:crypto';
import {
  type CallAnswer,
  type CallDeclaration,
  fieldErrors,
  invalidInput,
  Problem,
  problemBody,
} from '@muster/contract';
import type { HttpClient, OutboundAnswer } from './http-client.ts';

/** The credentials and the key of the request that is forwarded. */
export interface ForwardedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly newKey: () => string;
}

/** Another portal that answers calls of this one. */
export interface OtherPortal {
  readonly origin: string;
  /**
   * Sends a call there with the access token of the caller. A repeated Idempotency-Key is repeated there, too.
   * @throws Problem with the other portal's refusal; config-error (409) if the settings do not fit; busy (503)
   */
  send<C extends CallDeclaration>(call: C, body: unknown): Promise<CallAnswer<C>>;
}

/** Set on forwarded requests, so that two portals that name each other do not call forever. */
const forwardedHeader = 'x-muster-forwarded';

const setting = 'TICKETS_URL';
const askAdmin = `Ask an administrator to check ${setting}.`;

export function otherPortal(base: URL, http: HttpClient, { headers, newKey }: ForwardedRequest): OtherPortal {
  return {
    origin: base.origin,
    async send(call, body) {
      if (headers[forwardedHeader] !== undefined)
        throw settingProblem(`Two portals send tickets to each other. ${askAdmin}`);
      const answer = await http
        .send({
          method: 'POST',
          url: new URL(`${base.href.replace(/\/$/, '')}${call.path}`),
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            authorization: String(headers.authorization ?? ''),
            'idempotency-key': keyThere(headers['idempotency-key'] ?? newKey()),
            [forwardedHeader]: '1',
          },
          body: JSON.stringify(body),
        })
        .catch((problem: Error) => {
          throw unanswered(problem);
        });
      if (answer.status !== (call.status ?? 200)) throw refusalOf(answer);
      return answerOf(call, answer.body);
    },
  };
}

/** Another key than here: the other portal may use the same database. */
const keyThere = (key: unknown) => createHash('sha256').update(`forwarded:${key}`).digest('hex');

function unanswered(problem: Error): Problem {
  if (problem.name === 'OutboundRefused')
    return settingProblem(`The portal for tickets has an address that may not be called. ${askAdmin}`);
  return new Problem(
    'busy',
    'The portal for tickets did not answer. Before you send the ticket again, check whether it was filed.',
  );
}

function answerOf<C extends CallDeclaration>(call: C, text: string): CallAnswer<C> {
  const result = typeof call.answer === 'string' ? null : call.answer.safeParse(parsed(text));
  if (result?.success) return result.data as CallAnswer<C>;
  throw settingProblem(
    `The portal for tickets gave an answer that cannot be read. The ticket may have been filed. ${askAdmin}`,
  );
}

/** A refusal there is a refusal here. Anything that ends a session here would sign the user out of the wrong portal. */
function refusalOf({ status, headers, body }: OutboundAnswer): Problem {
  const refused = problemBody.safeParse(parsed(body)).data;
  if (status >= 500)
    return new Problem(
      'busy',
      'The portal for tickets has an error. Your ticket was not filed. Try again in a few minutes.',
    );
  if (status === 401 || status === 419)
    return settingProblem(`The portal for tickets does not know your account. ${askAdmin}`);
  if (!refused)
    return settingProblem(`The address of the portal for tickets is wrong: it answered ${status}. ${askAdmin}`);
  const message = refused.message.slice(0, 300);
  const errors = fieldErrors.safeParse(refused.errors).data;
  if (status === 422) return errors ? invalidInput(errors) : new Problem('invalid-input', message);
  if (status === 429) return new Problem('too-many-tries', message, { retryAfter: waitOf(headers['retry-after']) });
  if (status === 403) return new Problem('forbidden', message);
  if (status === 404) return new Problem('not-found', message);
  if (status === 409) return new Problem(refused.code === 'config-error' ? 'config-error' : 'conflict', message);
  return settingProblem(`The portal for tickets refused the ticket: it answered ${status}. ${askAdmin}`);
}

const waitOf = (seconds: unknown) => Math.min(3600, Math.max(1, Number(seconds) || 60));

const settingProblem = (message: string) => new Problem('config-error', message);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
