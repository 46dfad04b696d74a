import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { IconUserMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { weekdaysText } from '../shift-texts.ts';
import styles from '../shifts.module.css';
import { placementWires, shiftWires } from '../shifts.wires.ts';

/** Whose shift it is, or will be. */
export function AssignedPeople({ shift }: { readonly shift: ShiftDetails }) {
  const { takeOff, dialog } = useTakeOff();
  if (shift.assigned.length === 0) {
    return (
      <Card title="People" flush>
        <p className={styles.none}>Nobody has this shift.</p>
      </Card>
    );
  }
  return (
    <Card title="People" flush>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label="People of the shift">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Client</th>
              <th scope="col">From</th>
              <th scope="col">Until</th>
              <th scope="col">Rest days</th>
              {shift.abilities.update ? <th scope="col">Actions</th> : null}
            </tr>
          </thead>
          <tbody>
            {shift.assigned.map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.employee.name}</th>
                <td>{one.client}</td>
                <td>{formatDay(one.from)}</td>
                <td>{one.to === null ? 'Open' : formatDay(one.to)}</td>
                <td>{one.rest_days === null ? 'As the shift' : weekdaysText(one.rest_days)}</td>
                {shift.abilities.update ? (
                  <td>
                    <IconButton
                      label={`Take ${one.employee.name} off the shift`}
                      icon={<IconUserMinus size={16} aria-hidden="true" />}
                      onClick={() => takeOff(one)}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {dialog}
    </Card>
  );
}

function useTakeOff() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const takeOff = ({ id, employee }: ShiftDetails['assigned'][number]) =>
    ask({
      title: 'Take off the shift',
      text: (
        <>
          From today on <strong>{employee.name}</strong> is without this shift. What was worked stays.
        </>
      ),
      danger: true,
      confirmLabel: 'Take off',
      processingLabel: 'Taking off...',
      action: async () => {
        await callApi(placementWires.remove, { params: { id } });
        showSuccess(successMessage('Shift', 'removed'));
        await queries.invalidateQueries({ queryKey: queryKeyOf(shiftWires.details) });
      },
      explain: problemText,
    });
  return { takeOff, dialog };
}
