import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type MultipartRule, Problem, UploadedFile, validationMessages } from '@muster/contract';
import type { FastifyRequest } from 'fastify';
import { isFullDisk } from '../../database/embedded/full-disk.ts';
import { plainFileName } from '../files/file-name.ts';
import { storageFull } from '../files/storage-full.ts';

export interface Upload {
  /** The fields as texts, without empty ones, and the files. */
  readonly body: Record<string, string | UploadedFile>;
  /** Removes the waiting files from the disk. */
  discard(): Promise<void>;
}

export interface UploadTarget {
  readonly folder: string;
  readonly newName: () => string;
}

const mostFields = 50;
const mostFieldBytes = 64 * 1024;
const longestFieldName = 100;
/** For the fields, and for the boundaries between the parts. */
const spareBytes = 256 * 1024;

/**
 * Reads multipart form data. Each file streams to the disk and is measured on the way, so an upload needs little
 * memory. A refused request is read to its end and discarded; otherwise the browser would not receive the refusal.
 * @throws Problem too-large (413), unsupported-type (415), invalid-input (422) or storage-full (507), and leaves no files
 * behind.
 */
export async function readUpload(request: FastifyRequest, rule: MultipartRule, target: UploadTarget): Promise<Upload> {
  if (!request.isMultipart()) throw notMultipart();
  refuseByLength(request, rule);
  const body: Upload['body'] = Object.create(null);
  const paths: string[] = [];
  const discard = async () => {
    for (const path of paths) await rm(path, { force: true });
  };
  let failure: Error | null = null;
  try {
    for await (const part of request.parts(limitsOf(rule))) {
      if (part.type === 'field') {
        failure ??= takeField(body, part);
        continue;
      }
      const refusal = failure ?? unexpectedFile(rule, body, part.fieldname);
      if (refusal) {
        failure = refusal;
        part.file.resume();
        continue;
      }
      const path = join(target.folder, target.newName());
      paths.push(path);
      const file = await save(part.file, path, part.filename);
      if (file instanceof Error) failure = isFullDisk(file) ? storageFull() : file;
      else if (part.file.truncated) failure = tooLarge(rule, part.fieldname, file.name);
      else if (file.size > 0 || file.name !== '') failure = takeFile(body, part.fieldname, file);
    }
    if (failure) throw failure;
    return { body: { ...body }, discard };
  } catch (problem) {
    await discard();
    throw problem === failure || problem instanceof Problem ? problem : unreadable(rule, problem);
  }
}

export function notMultipart(): Problem {
  return new Problem('unsupported-type', 'Send this call as multipart/form-data.');
}

function limitsOf({ files, mostBytes }: MultipartRule) {
  return {
    throwFileSizeLimit: false,
    limits: {
      fileSize: mostBytes,
      files: files.length,
      fields: mostFields,
      fieldSize: mostFieldBytes,
      fieldNameSize: longestFieldName,
      headerPairs: 20,
    },
  };
}

/** Before anything is read, for clients that send a correct content-length. */
function refuseByLength(request: FastifyRequest, rule: MultipartRule): void {
  const length = Number(request.headers['content-length'] ?? 0);
  const [first = 'file'] = rule.files;
  if (length > rule.mostBytes * rule.files.length + spareBytes) throw tooLarge(rule, first);
}

/**
 * Returns the error where the file cannot be stored, such as on a full disk. The source is read to its end all the same: a
 * form that stays unread keeps its connection, and the next request on it, waiting.
 */
async function save(source: Readable, path: string, filename: string | undefined): Promise<UploadedFile | Error> {
  const hash = createHash('sha256');
  let size = 0;
  let problem: Error | null = null;
  const noted = (error: Error) => {
    problem ??= error;
    return null;
  };
  const stored = await open(path, 'wx', 0o600).catch(noted);
  try {
    for await (const chunk of source) {
      if (problem) continue;
      hash.update(chunk);
      size += chunk.length;
      await stored?.writeFile(chunk).catch(noted);
    }
  } finally {
    await stored?.close().catch(noted);
  }
  return problem ?? new UploadedFile({ name: plainFileName(filename ?? ''), size, sha256: hash.digest('hex'), path });
}

interface FieldPart {
  readonly fieldname: string;
  readonly value: unknown;
  readonly fieldnameTruncated?: boolean;
  readonly valueTruncated?: boolean;
}

function takeField(body: Upload['body'], part: FieldPart): Problem | null {
  if (part.fieldnameTruncated || part.valueTruncated || typeof part.value !== 'string') {
    return refusal(part.fieldname, `The field ${part.fieldname} is longer than a form may send.`);
  }
  if (body[part.fieldname] !== undefined) return twice(part.fieldname);
  if (part.value !== '') body[part.fieldname] = part.value;
  return null;
}

function takeFile(body: Upload['body'], field: string, file: UploadedFile): Problem | null {
  if (file.name === '') return refusal(field, 'The file has no name that can be kept: rename it and try again.');
  if (file.size === 0) return refusal(field, `"${file.name}" is empty: choose a file with content.`);
  body[field] = file;
  return null;
}

function unexpectedFile(rule: MultipartRule, body: Upload['body'], field: string): Problem | null {
  if (!rule.files.includes(field)) return refusal(field, `This call takes no file under the name ${field}.`);
  return body[field] === undefined ? null : twice(field);
}

const twice = (field: string) => refusal(field, `The field ${field} was sent twice: send it once.`);

function refusal(field: string, message: string): Problem {
  return new Problem('invalid-input', message, { errors: { [field]: [message] } });
}

function tooLarge({ mostBytes }: MultipartRule, field: string, name?: string): Problem {
  const megabytes = mostBytes / (1024 * 1024);
  const what = name ? `"${name}"` : 'The upload';
  return new Problem('too-large', `${what} is larger than ${megabytes} MB, the most that this call takes.`, {
    errors: { [field]: [validationMessages.fileSize(field, megabytes)] },
  });
}

function unreadable({ files }: MultipartRule, problem: unknown): Problem {
  const code = (problem as { readonly code?: string }).code ?? '';
  if (code === 'FST_FILES_LIMIT') {
    return new Problem(
      'invalid-input',
      `This call takes ${files.length === 1 ? 'one file' : `${files.length} files`} (${files.join(', ')}); more were sent.`,
    );
  }
  if (code === 'FST_FIELDS_LIMIT') return new Problem('invalid-input', 'The form has more fields than a call takes.');
  return new Problem('invalid-input', 'The upload could not be read: it was truncated or is not a valid form.');
}
