import { counted } from '@muster/contract/counted.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { previewLeavePolicyBody } from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import type { LeavePolicyPreview } from '@muster/contract/domains/leave/leave-policy-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDay } from '../../platform/format/dates.ts';
import { Loaded } from '../../platform/record/loaded.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table/plain-table.tsx';
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
      {(preview) => <Changes preview={preview} />}
    </Loaded>
  );
}

function Changes({ preview: { employees, total, balances, year_end } }: { readonly preview: LeavePolicyPreview }) {
  if (total === 0) return <Notice>No balance of {counted(employees, 'employee')} with this policy changes.</Notice>;
  return (
    <>
      <Notice>
        {counted(total, 'balance')} of {counted(employees, 'employee')} with this policy{' '}
        {total === 1 ? 'changes' : 'change'}.
      </Notice>
      <PlainTable
        label="Balances that change"
        columns={columnsUntil(year_end)}
        rows={balances}
        rowId={({ employee_id, leave_type_id }) => `${employee_id} ${leave_type_id}`}
        empty="None."
      />
      {balances.length < total ? <p>And {total - balances.length} more.</p> : null}
    </>
  );
}

type Balance = LeavePolicyPreview['balances'][number];

const columnsUntil = (yearEnd: string): readonly PlainColumn<Balance>[] => [
  { header: 'Employee', cell: ({ name }) => name },
  { header: 'Leave type', cell: ({ leave_type }) => leave_type },
  { header: 'Today', align: 'right', cell: ({ today }) => changeText(today) },
  { header: formatDay(yearEnd), align: 'right', cell: ({ year_end }) => changeText(year_end) },
];

const changeText = ({ before, after }: Balance['today']) =>
  before === after ? leaveDaysText(after) : `${leaveDaysText(before)} → ${leaveDaysText(after)}`;
