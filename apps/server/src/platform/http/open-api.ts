import { type AccessRule, type CallDeclaration, callCredential } from '@muster/contract';
import { z } from 'zod';
import { formKinds } from './form-bodies.ts';

/** OpenAPI 3.1 of every built call, derived from the contract. */
export function openApiDocument(calls: readonly CallDeclaration[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster',
      version: '1',
      description: 'Every call of the portal. Rules are checked by the server for each request.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'muster_session' },
      },
    },
  };
}

function operation(call: CallDeclaration): object {
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    description: `Section ${call.section}. Access: ${accessText(call.access)}.`,
    ...(call.access !== 'public' && { security: [{ [callCredential(call)]: [] }] }),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: bodyKinds(call, schemaOf(call.body, 'input')),
      },
    }),
    responses: { [call.status ?? (call.answer === 'nothing' ? 204 : 200)]: answer(call) },
  };
}

function bodyKinds(call: CallDeclaration, schema: unknown): Record<string, object> {
  const kinds = call.multipart ? ['multipart/form-data'] : ['application/json', ...(call.form ? formKinds : [])];
  return Object.fromEntries(kinds.map((kind) => [kind, { schema }]));
}

function answer(call: CallDeclaration): object {
  if (call.answer === 'nothing') return { description: 'Done, without content.' };
  if (call.answer === 'file')
    return { description: 'A file, as an attachment.', content: { 'application/octet-stream': {} } };
  return { description: 'The answer.', content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } };
}

function parameters(location: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!schema) return [];
  const json = schemaOf(schema, 'input');
  const properties = (json as { properties?: Record<string, object> }).properties ?? {};
  const required = (json as { required?: string[] }).required ?? [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
}

function accessText(access: AccessRule): string {
  return typeof access === 'string' ? access : JSON.stringify(access);
}
