import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Why the portal composed the text although a model is set up. */
export function GeneratedNotice({ draft: { generated } }: { readonly draft: HireDraft }) {
  if (!generated?.failure) return null;
  return (
    <Notice tone="amber" title="This text was composed by the portal">
      {reasons[generated.failure]} Read it well, or generate it again later.
    </Notice>
  );
}

const reasons = {
  unreachable: 'The text generator did not answer.',
  refused: 'The text generator refused to write about this job.',
  unusable: 'The text generator wrote nothing that could be used.',
} as const;
