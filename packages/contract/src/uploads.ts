import { z } from 'zod';
import { validationMessages as say } from './validation-messages.ts';

/** The multipart form data of a call: one file for each of these names, and texts for the other fields. */
export interface MultipartRule {
  readonly files: readonly string[];
  /** Limit per file. */
  readonly mostBytes: number;
}

export interface UploadedFacts {
  /** As sent, without folders and control characters. */
  readonly name: string;
  readonly size: number;
  /** Hash of the content, in hex. */
  readonly sha256: string;
  /** Temporary file with the content until the call is answered. */
  readonly path: string;
}

/**
 * A file as the server's function receives it, already checked against the limits. A class, so that no value in a body can
 * imitate one.
 */
export class UploadedFile implements UploadedFacts {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly path: string;

  constructor({ name, size, sha256, path }: UploadedFacts) {
    this.name = name;
    this.size = size;
    this.sha256 = sha256;
    this.path = path;
  }

  /** A repeated request has the same content in another temporary file. */
  toJSON(): Pick<UploadedFacts, 'name' | 'sha256'> {
    return { name: this.name, sha256: this.sha256 };
  }
}

/** A required file in the body of a call; `missing` is the message if there is none. */
export const requiredFile = (label: string, missing: string = say.required(label)) =>
  z.custom<UploadedFile>((given) => given instanceof UploadedFile, missing);

export const optionalFile = z.custom<UploadedFile>((given) => given instanceof UploadedFile).optional();
