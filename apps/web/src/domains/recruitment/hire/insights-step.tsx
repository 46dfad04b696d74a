import { hireQuestionLabels } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import { missingQuestions } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './hire-form.module.css';
import { stepAddress } from './hire-steps.ts';
import { InsightList } from './insight-list.tsx';
import type { Autosave } from './use-autosave.ts';
import { useHireText } from './use-hire-text.ts';
import type { Insights } from './use-insights.ts';

/** Writes the text from the answers, and says what may be better. */
export function InsightsStep({ draft, save, insights }: InsightsStepProps) {
  const navigate = useNavigate();
  const { write, isBusy } = useHireText(draft, save);
  const review = stepAddress('review', draft.uuid);
  const generate = async () => {
    if (await write(null)) await navigate(review);
  };
  const missing = missingQuestions(draft.answers).map((question) => hireQuestionLabels[question]);
  return (
    <>
      {missing.length === 0 ? null : (
        <Notice title="Some answers are missing">
          Before you publish, answer: {missing.join(', ')}. They also improve the text.
        </Notice>
      )}
      {draft.text === null ? (
        <Notice title="Your description is ready to be written">
          It uses only your answers. Nothing is published before you read it.
        </Notice>
      ) : (
        <InsightList uuid={draft.uuid} insights={insights} />
      )}
      <div className={styles.foot}>
        <Button tone={draft.text === null ? 'primary' : 'default'} busy={isBusy} onClick={() => void generate()}>
          {isBusy ? 'Writing…' : draft.text === null ? 'Generate the description' : 'Generate again'}
        </Button>
        {draft.text === null ? null : (
          <LinkButton tone="primary" to={review}>
            Review the description
          </LinkButton>
        )}
      </div>
    </>
  );
}

interface InsightsStepProps {
  readonly draft: HireDraft;
  readonly save: Autosave;
  readonly insights: Insights;
}
