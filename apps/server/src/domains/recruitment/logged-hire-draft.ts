import type { CallInput } from '@muster/contract';
import type { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import {
  type JobDescriptionText,
  jobDescriptionSections,
  mapSections,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { HireDraftChange } from './hire-draft-write.repository.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

type Given = Omit<CallInput<(typeof hireDraftsCalls)['save']>['body'], 'version' | 'step'>;
type Facts = Record<string, unknown>;

interface ChangedParts {
  readonly change: HireDraftChange;
  readonly before: Facts;
  readonly after: Facts;
}

/** What differs from the stored draft, to store and to log. Both have an empty answer as null. */
export function changedParts(
  stored: Pick<StoredHireDraft, 'path' | 'answers' | 'body'>,
  { path, answers = {}, text }: Given,
): ChangedParts {
  const before: Facts = {};
  const after: Facts = {};
  const log = (name: string, was: unknown, is: unknown) => {
    if (JSON.stringify(was ?? null) === JSON.stringify(is ?? null)) return false;
    before[name] = was ?? null;
    after[name] = is ?? null;
    return true;
  };
  const isPath = path !== undefined && log('path', stored.path, path);
  const named = Object.entries(answers).filter(([, answer]) => answer !== undefined);
  const changed = named.filter(([name, answer]) => log(name, stored.answers[name], answer));
  const body = text && mapSections((section) => text[section] ?? stored.body?.[section] ?? '');
  const isText = body !== undefined && logText(stored.body, body, log);
  return {
    change: {
      ...(isPath && { path }),
      ...(changed.length > 0 && { answers: { ...stored.answers, ...Object.fromEntries(changed) } }),
      ...(isText && { body }),
    },
    before,
    after,
  };
}

/** The text of a draft by section, as the log names it. */
export function logText(
  was: JobDescriptionText | null,
  is: JobDescriptionText,
  log: (name: string, was: unknown, is: unknown) => boolean,
): boolean {
  return jobDescriptionSections
    .map((section) => log(section === 'duties' ? 'text_duties' : section, was?.[section] || null, is[section] || null))
    .some(Boolean);
}
