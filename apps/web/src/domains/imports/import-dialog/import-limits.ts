import { uploadLimits } from '@muster/contract/constants.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { messages } from '@muster/contract/messages.ts';

export const limitsOfImports = { types: uploadLimits.importTypes, megabytes: uploadLimits.megabytes } as const;

/** Sections 5.4 and 8. */
export function missingFileText(kind: ImportKind): string {
  return kind === 'leave_credits' ? messages.imports.leaveCreditsMissingFile : messages.imports.missing;
}
