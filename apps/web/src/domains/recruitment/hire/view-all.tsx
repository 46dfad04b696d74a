import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { CheckStep } from './check-step.tsx';
import styles from './hire-frame.module.css';
import { stepAddress } from './hire-steps.ts';

/** `/position/view?draft=`: what a draft says, without changing it. */
export const ViewAll = ({ draft }: { readonly draft: HireDraft }) => (
  <Page>
    <PageHeader
      title={draft.title ?? 'New position'}
      status={<span className={styles.draft}>Draft</span>}
      text={`Started by ${draft.author}`}
      actions={
        <LinkButton tone="primary" to={stepAddress(draft.step, draft.uuid)}>
          Continue
        </LinkButton>
      }
    />
    <RecordContent>
      <RecordStack>
        <CheckStep draft={draft} />
      </RecordStack>
    </RecordContent>
  </Page>
);
