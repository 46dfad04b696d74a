import { placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import styles from '../shifts.module.css';
import { type AssignedPerson, placementAnswers } from './assigned-person.ts';

/** Sets the last day of an assignment. */
export function EndAssignmentDialog({ person, today, opened, onClose }: EndAssignmentDialogProps) {
  const queries = useQueryClient();
  const [lastDay, setLastDay] = useState(person.to ?? '');
  const ending = useSubmit({
    check: () => missingFields({ last_day: { value: lastDay, text: say.required(placementLabels.to) } }),
    send: async () => {
      await callApi(employeeShiftsEndpoints.end, { params: { id: person.id }, body: { last_day: lastDay } });
      showSuccess(`The assignment of ${person.employee.name} ends on ${formatDay(lastDay)}.`);
      onClose();
      await refreshAnswers(queries, placementAnswers);
    },
  });
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={`End the assignment of ${person.employee.name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={ending.busy} onClick={ending.submit}>
            {ending.busy ? 'Ending...' : 'End assignment'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {ending.problem ? <Notice tone="red">{ending.problem}</Notice> : null}
        <DayField
          label={placementLabels.to}
          helper="Afterwards there is no shift: an earlier one does not resume. Other planned shifts stay."
          required
          error={ending.errorOf('last_day')}
          min={today > person.from ? today : person.from}
          value={lastDay}
          onChange={setLastDay}
        />
      </div>
    </AppModal>
  );
}

interface EndAssignmentDialogProps {
  readonly person: AssignedPerson;
  readonly today: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
