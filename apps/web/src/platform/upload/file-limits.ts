import { validationMessages } from '@muster/contract/validation-messages.ts';

export interface FileLimits {
  /** Extensions without the dot. The server checks the content; this check avoids useless uploads. */
  readonly types: readonly string[];
  readonly megabytes: number;
}

/** Why a file would be refused, in the words of the server; null if it is accepted. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, label: string, limits: FileLimits): string | null {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!limits.types.includes(ending === 'jpeg' ? 'jpg' : ending))
    return validationMessages.fileType(label, limits.types);
  if (file.size > limits.megabytes * 1024 * 1024) return validationMessages.fileSize(label, limits.megabytes);
  if (file.size === 0) return `"${file.name}" is empty: choose a file with content.`;
  return null;
}

/** `PDF, PNG or JPG, up to 10 MB` */
export function limitsText({ types, megabytes }: FileLimits): string {
  const names = types.map((type) => type.toUpperCase());
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return `${listed}, up to ${megabytes} MB`;
}

/** For the `accept` of an input. With the media type of a picture, phones also offer the camera. */
export const acceptOf = ({ types }: FileLimits): string =>
  types.flatMap((type) => accepted[type] ?? `.${type}`).join(',');

const accepted: Readonly<Record<string, readonly string[]>> = {
  jpg: ['.jpg', '.jpeg', 'image/jpeg'],
  png: ['.png', 'image/png'],
};

/** `1.4 MB`, `12 KB`, `1 byte` */
export function fileSizeText(bytes: number): string {
  if (bytes === 1) return '1 byte';
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
