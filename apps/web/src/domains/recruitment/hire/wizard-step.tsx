import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type { HireStep } from '@muster/contract/domains/recruitment/hire-steps.ts';
import type { JobDescriptionSection } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { sendCall } from '../../../platform/api/call-api.ts';
import { hireDraftsEndpoints } from '../../../platform/api/endpoints/hire-drafts.generated.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AnswersForm } from './answers-form.tsx';
import { CheckStep } from './check-step.tsx';
import { DescriptionEditor } from './description-editor.tsx';
import { draftTextOf } from './draft-text.ts';
import { GeneratedNotice } from './generated-notice.tsx';
import { hireDraftQuery } from './hire-drafts.queries.ts';
import { DetailFields, JobFields } from './hire-fields.tsx';
import styles from './hire-form.module.css';
import { HireFrame } from './hire-frame.tsx';
import { stepAddress, stepBeside } from './hire-steps.ts';
import { InsightList } from './insight-list.tsx';
import { InsightsStep } from './insights-step.tsx';
import { PathStep } from './path-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { ReviewBox } from './review-box.tsx';
import { SuggestionsButton } from './suggestions-button.tsx';
import { type Autosave, useAutosave } from './use-autosave.ts';
import { useInsights } from './use-insights.ts';
import { WriteStep } from './write-step.tsx';

/** One step in the frame of the wizard. Leaving it stores what was typed. */
export function WizardStep({ draft, step }: { readonly draft: HireDraft; readonly step: HireStep }) {
  const navigate = useNavigate();
  const save = useAutosave(draft);
  useKeptStep(draft, step);
  const path = (save.unsaved.path as HireDraft['path'] | undefined) ?? draft.path;
  const go = async (to: HireStep | null) => {
    if (to !== null && (await save.flush())) await navigate(stepAddress(to, draft.uuid));
  };
  const back = stepBeside(step, path, -1);
  const next = stepBeside(step, path, 1);
  const onBack = back === null ? undefined : () => void go(back);
  const onNext = () => void go(next);
  const [open, setOpen] = useState<JobDescriptionSection | null>(null);
  const shown = draftTextOf(draft, save);
  const insights = useInsights(draft, shown, save);
  if (step === 'review')
    return (
      <HireFrame
        {...{ draft, step, save, onBack }}
        aside={
          <>
            <InsightList uuid={draft.uuid} insights={insights} onEdit={setOpen} />
            <ReviewBox draft={draft} text={shown.text} save={save} onContinue={onNext} />
          </>
        }
      >
        <SuggestionsButton insights={insights} />
        <GeneratedNotice draft={draft} />
        <DescriptionEditor {...shown} draft={draft} insights={insights} open={open} onOpen={setOpen} />
      </HireFrame>
    );
  return (
    <HireFrame {...{ draft, step, save, onBack }}>
      <StepContent {...{ draft, step, save, insights }} />
      {step === 'publish' || step === 'insights' ? null : (
        // Of its step: the foot of another height would move.
        <div key={step} className={styles.foot}>
          <Button tone="primary" disabled={step === 'path' && path === null} onClick={onNext}>
            Continue
          </Button>
        </div>
      )}
    </HireFrame>
  );
}

function StepContent({ draft, step, save, insights }: StepContentProps) {
  const parts = { draft, save };
  switch (step) {
    case 'path':
      return <PathStep {...parts} />;
    case 'job':
      return (
        <AnswersForm {...parts} title="The job">
          <JobFields />
        </AnswersForm>
      );
    case 'details':
      return (
        <AnswersForm {...parts} title="Details">
          <DetailFields />
        </AnswersForm>
      );
    case 'write':
      return <WriteStep {...parts} />;
    case 'insights':
      return <InsightsStep {...parts} insights={insights} />;
    case 'check':
      return <CheckStep draft={draft} />;
    default:
      return <PublishStep {...parts} />;
  }
}

/** The draft opens at the step where it was left. */
function useKeptStep({ uuid, step: stored, version }: HireDraft, step: HireStep) {
  const queries = useQueryClient();
  const isKept = stored === step;
  useEffect(() => {
    if (isKept) return;
    const { queryKey } = hireDraftQuery(uuid);
    queries.setQueryData(queryKey, (known: HireDraft | undefined) => known && { ...known, step });
    // Only where the draft opens the next time: nothing is lost if it fails.
    void sendCall(hireDraftsEndpoints.save, { params: { uuid }, body: { version, step } }).catch(() => undefined);
  }, [queries, uuid, step, isKept, version]);
}

interface StepContentProps {
  readonly draft: HireDraft;
  readonly step: HireStep;
  readonly save: Autosave;
  readonly insights: ReturnType<typeof useInsights>;
}
