import type { SwappableHoliday } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import {
  holidaySwapLabels as labels,
  mostDaysFromHoliday,
} from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import { requestHolidaySwapBody } from '@muster/contract/domains/holidays/holiday-swaps.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { holidaySwapsEndpoints } from '../../../platform/api/endpoints/holiday-swaps.generated.ts';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { formatWeekday } from '../../../platform/format/dates.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ExpectedSteps } from '../../approvals/index.ts';
import { ownSwapText } from '../holiday-swap-texts.ts';
import { refreshHolidaySwaps } from '../holiday-swaps.queries.ts';

interface Values {
  substitute_day: string | null;
}

/** Asks to work on a holiday and to have another day off. */
export function SwapHolidayDialog({ holiday, ...dialog }: SwapHolidayDialogProps) {
  const queries = useQueryClient();
  const found = useQuery({
    ...apiQuery(holidaySwapsEndpoints.substitutes, { query: { holiday_day: holiday.day } }),
    staleTime: 0,
  });
  const days = found.data?.days ?? [];
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`Swap ${holiday.name}`}
      formLabel="Swap holiday"
      intro={`Work on ${formatWeekday(holiday.day)} and take another day off. Hours on a holiday with a premium keep their premium.`}
      button={{ label: 'Request swap', processingLabel: 'Requesting...' }}
      values={{ substitute_day: null }}
      call={formCall({
        schema: requestHolidaySwapBody,
        bodyOf: ({ substitute_day }: Values) => ({ holiday_day: holiday.day, substitute_day }),
        send: (body) => callApi(holidaySwapsEndpoints.request, { body }),
      })}
      thing="holiday swap"
      success="Your swap was requested."
      onSaved={() => refreshHolidaySwaps(queries)}
    >
      <SelectField<Values>
        name="substitute_day"
        label={labels.substitute_day}
        required
        helper={`One of your work days within ${mostDaysFromHoliday} days of the holiday, without leave.`}
        options={days.map((day) => ({ value: day, label: formatWeekday(day) }))}
        list={{ ...choiceList(found), empty: 'No work day can be taken off for this holiday.' }}
      />
      <SwapPreview holidayDay={holiday.day} />
      {found.data ? <ExpectedSteps steps={found.data.steps} /> : null}
    </RecordDialog>
  );
}

function SwapPreview({ holidayDay }: { readonly holidayDay: string }) {
  const substitute = useWatch<Values, 'substitute_day'>({ name: 'substitute_day' });
  return substitute === null ? null : (
    <Notice>{ownSwapText({ holiday_day: holidayDay, substitute_day: substitute })}</Notice>
  );
}

interface SwapHolidayDialogProps extends Required<PanelProps> {
  readonly holiday: SwappableHoliday;
}
