import { z } from 'zod';
import { validationMessages as say } from './validation-messages.ts';

/** What a call takes as multipart form data: these files, one under each name, and texts for the rest of its body. */
export interface MultipartRule {
  readonly files: readonly string[];
  /** Each file. */
  readonly mostBytes: number;
}

export interface UploadedFacts {
  /** As the sender called it, without folders and control characters. */
  readonly name: string;
  readonly size: number;
  /** Of the content, in hex. */
  readonly sha256: string;
  /** Where the content waits until the call is answered. */
  readonly path: string;
}

/**
 * A file as the server's function receives it, within its limits already. A class, so that nothing written in a body can
 * pass for one.
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

  /** A repeated request brings the same content to another place. */
  toJSON(): Pick<UploadedFacts, 'name' | 'sha256'> {
    return { name: this.name, sha256: this.sha256 };
  }
}

/** A mandatory file in the body of a call; `missing` is said where there is none. */
export const requiredFile = (label: string, missing: string = say.required(label)) =>
  z.custom<UploadedFile>((given) => given instanceof UploadedFile, missing);

export const optionalFile = z.custom<UploadedFile>((given) => given instanceof UploadedFile).optional();
