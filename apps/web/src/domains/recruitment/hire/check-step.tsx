import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { JobDescriptionSections } from '../job-description-sections.tsx';
import { errorsText } from './hire-errors.ts';
import { useHireFacts } from './hire-facts.ts';
import { draftAddress, stepAddress } from './hire-steps.ts';

/** Everything that is published, to read once more. */
export function CheckStep({ draft }: { readonly draft: HireDraft }) {
  const { uuid, answers, text } = draft;
  const { facts, isLoading } = useHireFacts(answers);
  const errors = errorsText(answers);
  return (
    <>
      {errors === null ? null : (
        <Notice tone="amber" title="Answer these before you publish">
          {errors}
        </Notice>
      )}
      {isLoading ? <span data-loading="" /> : null}
      <Card
        title="The position"
        actions={
          <LinkButton small to={draftAddress('positionEdit', uuid)}>
            Change answers
          </LinkButton>
        }
      >
        <DescriptionList facts={facts} columns={3} />
      </Card>
      <Card
        title="Job description"
        actions={
          <LinkButton small to={stepAddress('review', uuid)}>
            Change the text
          </LinkButton>
        }
      >
        {text === null ? 'Not written yet.' : <JobDescriptionSections text={text} />}
      </Card>
    </>
  );
}
