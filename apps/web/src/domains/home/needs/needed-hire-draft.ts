import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { hireStageOf } from '@muster/contract/domains/recruitment/hire-steps.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededHireDraft({ draft }: NeedOf<'hire-draft'>): NeedTexts {
  const { uuid, title, step, updated_by, is_reviewed } = draft;
  const name = title ?? 'New position';
  return {
    name,
    isTask: true,
    line: `Step ${hireStageOf[step]} of ${hireStageOf.publish}`,
    facts: [
      { label: 'Last changed by', value: updated_by },
      { label: 'Description', value: is_reviewed ? 'Reviewed, ready to publish' : 'Not reviewed yet' },
    ],
    reason: null,
    approve: null,
    reject: null,
    open: { label: 'Continue', to: pathOf('positionUpdate', { uuid }) },
    subject: name,
  };
}
