import { randomBytes } from 'node:crypto';
import { type Company, displayRole, type PageData, type PageUser, type PushFacts } from '@muster/contract';
import { beginsInClientArea } from '@muster/contract/domains/recruitment/client-area.policy.ts';
import { screenByPath } from '@muster/contract/screen-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { companiesOf } from '../session/companies.repository.ts';
import { identifyByCookie } from '../session/identity.repository.ts';
import type { Identity } from '../session/identity.ts';
import { zoneOfUser } from '../session/zone-of-user.repository.ts';
import type { CallServices } from './call-services.ts';
import { csrfCookie } from './cookies.ts';
import { csrfTokenFor } from './csrf.ts';
import { pagePolicy } from './security-headers.ts';

export interface PageOptions {
  /** The built index.html, with `<!--page-data-->` and `__CSP_NONCE__` markers, and comments with what only some visitors get. */
  readonly html: string;
  readonly push: PushFacts;
  readonly errorReporting: PageData['errorReporting'];
  readonly pushOrigins: readonly string[];
}

/** Serves every address that is neither a call nor a file; the web app routes it. */
export function registerPages(app: FastifyInstance, options: PageOptions, services: CallServices): void {
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const identity = await whoIs(request, services);
    const zone = identity?.level === 'full' ? await zoneOfUser(services.databases.system, identity.userId) : null;
    const companies = await companiesFor(identity, services);
    if (identity !== null && request.method === 'GET') renewCsrf(request, reply, services);
    return sendPage(
      reply,
      { ...options, html: htmlFor(options.html, request.url, identity) },
      pageData(identity, { zone, companies }, options),
    );
  });
}

/** Signed-in visitors of the portal get the links to what they load next. Screens without its frame use none of it. */
function htmlFor(html: string, url: string, identity: Identity | null): string {
  const path = url.split('?', 1)[0] ?? url;
  const isInPortal = identity?.level === 'full' && screenByPath(path)?.screen.frame === 'shell';
  const isHome = isInPortal && path === '/';
  const isClientHome = isHome && beginsInClientArea(identity.viewer.roles);
  const shown: Readonly<Record<string, boolean>> = {
    'signed-in': isInPortal,
    'at-home': isHome && !isClientHome,
    'at-client-home': isClientHome,
  };
  return html.replace(/<!--(signed-in|at-home|at-client-home)(.*?)-->/gs, (_, place: string, links: string) =>
    shown[place] ? links : '',
  );
}

/** The first change of a page needs no request for the cookie, which is bound to the session and therefore always the same. */
function renewCsrf(request: FastifyRequest, reply: FastifyReply, services: CallServices): void {
  const token = request.cookies[services.cookies.session];
  if (token === undefined) return;
  reply.setCookie(services.cookies.csrf, csrfTokenFor(services.csrfKey, token), csrfCookie(services.isSecure));
}

async function whoIs(request: FastifyRequest, services: CallServices): Promise<Identity | null> {
  const token = request.cookies[services.cookies.session];
  if (!token) return null;
  const identified = await identifyByCookie(services.systemPool, token, services.clock.now());
  return typeof identified === 'string' ? null : identified;
}

/** Somebody who acts as the user learns nothing about the person's other companies. */
async function companiesFor(identity: Identity | null, services: CallServices): Promise<Company[]> {
  if (identity?.level !== 'full' || identity.viewer.clientId === null || identity.viewer.impersonator) return [];
  return companiesOf(services.databases.system, identity.userId);
}

interface UserReadings {
  readonly zone: string | null;
  readonly companies: readonly Company[];
}

function pageData(identity: Identity | null, readings: UserReadings, options: PageOptions): PageData {
  const full = identity?.level === 'full' ? identity : null;
  return {
    loggedIn: full !== null,
    challengeOpen: identity?.level === 'pending',
    user: full && userFacts(full, readings),
    roles: full?.viewer.roles ?? [],
    permissions: (full?.viewer.permissions ?? []).map((name) => ({ name })),
    push: options.push,
    errorReporting: options.errorReporting,
  };
}

function userFacts({ viewer, mustChangePassword, hourCycle }: Identity, { zone, companies }: UserReadings): PageUser {
  return {
    id: viewer.userId,
    uuid: viewer.uuid,
    name: viewer.name,
    email: viewer.email,
    displayRole: displayRole(viewer.roles),
    employeeId: viewer.employeeId,
    clientId: viewer.clientId,
    mustChangePassword,
    hourCycle,
    timezone: zone,
    companies,
    impersonator: viewer.impersonator && { name: viewer.impersonator.name },
  };
}

function sendPage(reply: FastifyReply, options: PageOptions, data: PageData): FastifyReply {
  const nonce = randomBytes(18).toString('base64url');
  // `<` is escaped, so that no name can close the tag (reliability row 38).
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const html = options.html
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(
      '<!--page-data-->',
      () => `<script type="application/json" id="page-data" nonce="${nonce}">${json}</script>`,
    );
  return reply
    .header('content-security-policy', pagePolicy(nonce, options.pushOrigins))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
