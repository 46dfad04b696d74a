import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { statusLabels } from '@muster/contract/domains/employees/employee-status.schemas.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../platform/form/checkbox-field.tsx';
import { formatDateTime, formatDay } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { endingPreviewQuery } from '../employees.queries.ts';
import styles from './ending-preview.module.css';
import type { StatusValues } from './status-form.ts';

/** When the chosen last day takes effect; for a shift that is still to be worked today, the choice to end now. */
export function EndingPreview({ employee: { id, name } }: { readonly employee: Pick<EmployeeDetails, 'id' | 'name'> }) {
  const zone = useViewerZone();
  const { setValue, control } = useFormContext<StatusValues>();
  const [day, immediately] = useWatch({ control, name: ['effective_date', 'immediately'] });
  const { data: preview } = useQuery({ ...endingPreviewQuery(id, day), enabled: isDay(day), retry: false });
  const mayEndNow = preview?.may_end_now === true;
  useEffect(() => {
    if (preview && !mayEndNow) setValue('immediately', false);
  }, [preview, mayEndNow, setValue]);
  if (!preview) return null;
  return (
    <>
      {mayEndNow ? (
        <CheckboxField<StatusValues>
          name="immediately"
          label={statusLabels.immediately}
          helper="Closes the account before the last shift is worked."
          wide
        />
      ) : null}
      <div data-wide role="status" className={styles.notices}>
        <Notice>{effectText({ name, day, at: immediately ? null : preview.effective_at, zone })}</Notice>
        {preview.swaps.length > 0 ? <Notice>{swapsText(preview.swaps)}</Notice> : null}
      </div>
    </>
  );
}

interface Effect {
  readonly name: string;
  readonly day: string;
  /** Null: now. */
  readonly at: string | null;
  readonly zone: string;
}

const effectText = ({ name, day, at, zone }: Effect) =>
  at === null
    ? `The last day of ${name} is ${formatDay(day)}. The account closes now.`
    : `${name} works until ${formatDay(day)}. The account closes on ${formatDateTime(at, zone)}.`;

const swapsText = (swaps: readonly { readonly day: string; readonly colleague: string }[]) =>
  `Approved swaps after the last day will be undone: ${swaps.map(({ day, colleague }) => `${formatDay(day)} with ${colleague}`).join(', ')}. Both people will be notified.`;
