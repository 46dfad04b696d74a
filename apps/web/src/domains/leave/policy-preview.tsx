import { previewLeavePolicyBody } from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Loaded } from '../../platform/record/loaded.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ChangedBalances } from './changed-balances.tsx';
import { leavePolicyPreviewQuery } from './leave-policies.queries.ts';
import styles from './leave-policy.module.css';
import type { LeavePolicyValues } from './leave-policy-values.ts';

type PreviewBody = Parameters<typeof leavePolicyPreviewQuery>[0];

/** Whose balances the entered lines change, before they are saved. */
export function PolicyPreview({ id }: { readonly id: number }) {
  const { getValues } = useFormContext<LeavePolicyValues>();
  const [asked, setAsked] = useState<PreviewBody | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const ask = () => {
    const { first_day, lines } = getValues();
    const body = { id, first_day, lines } as PreviewBody;
    const isComplete = previewLeavePolicyBody.safeParse(body).success;
    setIncomplete(!isComplete);
    setAsked(isComplete ? structuredClone(body) : null);
  };
  return (
    <FormSection id="balances" title="Balances">
      <div className={styles.whole}>
        <div>
          <Button small onClick={ask}>
            Preview balances
          </Button>
        </div>
        {isIncomplete ? <Notice tone="amber">Complete the leave types to preview balances.</Notice> : null}
        {asked === null ? null : <Preview body={asked} />}
      </div>
    </FormSection>
  );
}

function Preview({ body }: { readonly body: PreviewBody }) {
  return (
    <Loaded of={useQuery(leavePolicyPreviewQuery(body))} thing="preview">
      {(preview) => <ChangedBalances preview={preview} ofPolicy />}
    </Loaded>
  );
}
