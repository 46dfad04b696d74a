import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { AnswersForm } from './answers-form.tsx';
import { DetailFields, JobFields } from './hire-fields.tsx';
import styles from './hire-form.module.css';
import { HireFrame } from './hire-frame.tsx';
import { stepAddress } from './hire-steps.ts';
import { useAutosave } from './use-autosave.ts';

/** `/position/edit?draft=`: all answers on one page. */
export function EditAll({ draft }: { readonly draft: HireDraft }) {
  const save = useAutosave(draft);
  return (
    <HireFrame draft={draft} step={null} save={save}>
      <AnswersForm draft={draft} save={save} title="All answers">
        <JobFields />
        <DetailFields />
      </AnswersForm>
      <div className={styles.foot}>
        <LinkButton tone="primary" to={stepAddress('check', draft.uuid)}>
          Check and publish
        </LinkButton>
      </div>
    </HireFrame>
  );
}
