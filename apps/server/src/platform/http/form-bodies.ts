import { Problem } from '@muster/contract';
import type { FastifyInstance } from 'fastify';

export const formKinds = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/**
 * Lets the calls registered on this part of the app read their body from a form. Fields are texts; an empty field
 * counts as missing.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    formKinds,
    { parseAs: 'buffer' },
    async (request: { headers: FormHeaders }, body: Buffer) =>
      fieldsOf(await readForm(request.headers['content-type'] ?? '', body)),
  );
}

interface FormHeaders {
  readonly 'content-type'?: string | undefined;
}

async function readForm(type: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Problem('invalid-input', 'The request could not be read: its body is not a valid form.');
  }
}

/** @throws Problem unsupported-type (415) for files, which these calls do not accept. */
function fieldsOf(form: FormData): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new Problem('unsupported-type', `This call accepts no files: omit ${name}.`);
    if (value !== '') fields[name] = value;
  }
  return { ...fields };
}
