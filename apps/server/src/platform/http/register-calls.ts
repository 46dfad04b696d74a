import multipart from '@fastify/multipart';
import type { CallDeclaration } from '@muster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counted } from '../throttle/limits.ts';
import type { Binding, FileAnswer } from './binding.ts';
import type { CallServices } from './call-services.ts';
import { admit } from './credentials.ts';
import { acceptForms } from './form-bodies.ts';
import { networkOf } from './network.ts';
import { readInput } from './read-input.ts';
import { notMultipart, readUpload } from './read-upload.ts';
import { runCall, shaped } from './run-call.ts';
import { acceptSigned, assertSignable, mostSignedBytes, readSigned } from './signed-bodies.ts';

/** The only place that gives an address a function. A call bound twice stops the start. */
export function registerCalls(app: FastifyInstance, bindings: readonly Binding[], services: CallServices): void {
  for (const binding of bindings.filter(({ call }) => !call.form && !call.multipart && !call.signedWith))
    registerCall(app, binding, services);
  // Separate, so that no other call reads a form.
  app.register(async (part) => {
    acceptForms(part);
    for (const binding of bindings.filter(({ call }) => call.form)) registerCall(part, binding, services);
  });
  app.register(async (part) => {
    acceptSigned(part);
    for (const binding of bindings.filter(({ call }) => call.signedWith)) registerCall(part, binding, services);
  });
  app.register(async (part) => {
    part.removeAllContentTypeParsers();
    await part.register(multipart);
    part.addContentTypeParser('*', async () => {
      throw notMultipart();
    });
    for (const binding of bindings.filter(({ call }) => call.multipart)) registerCall(part, binding, services);
  });
}

function registerCall(app: FastifyInstance, binding: Binding, services: CallServices): void {
  const { call } = binding;
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    ...(call.signedWith && { bodyLimit: mostSignedBytes }),
    // Before the body is read: the body of an unauthorized request is refused unread.
    onRequest: async (request) => {
      if (call.signedWith) assertSignable(call.signedWith, request, services);
      else request.identity = await admit(call, request, services);
    },
    handler: async (request, reply) => {
      const { identity } = request;
      if (call.rate) await services.limit(call.rate, [counted(call.name, identity?.userId ?? null, request.ip)]);
      const { body, discard } = await bodyOf(call, request, services);
      const run = async () => {
        const raw = { params: request.params, query: request.query, body };
        const input = readInput(call, raw, identity?.viewer ?? null);
        return runCall({ binding, identity, input, body, request, reply }, services);
      };
      const outcome = await run().finally(discard);
      reply.header('cache-control', 'no-store').status(outcome.status);
      if (call.answer === 'file') return sendFile(reply, outcome.answer as FileAnswer);
      if (call.answer === 'nothing') return reply.send();
      return reply.send(shaped(call, outcome.answer));
    },
  });
}

async function bodyOf(call: CallDeclaration, request: FastifyRequest, services: CallServices) {
  const { files, random } = services;
  if (call.signedWith)
    return { body: await readSigned(call.signedWith, request, services), discard: async () => undefined };
  if (!call.multipart) return { body: request.body, discard: async () => undefined };
  return readUpload(request, call.multipart, { folder: files.incoming, newName: random.uuid });
}

function counted(name: string, userId: number | null, address: string): Counted {
  return userId === null
    ? { by: 'address', id: `${name}:${networkOf(address)}` }
    : { by: 'user', id: `${name}:${userId}` };
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const name = file.name.toWellFormed();
  const ascii = name.replace(/[^\w.() -]/g, '_');
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header(
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    )
    .send(file.content);
}
