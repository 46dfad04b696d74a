import { uploadLimits } from '@muster/contract/constants.ts';
import type { EmployeeCard } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { employeeProfileEndpoints } from '../../../platform/api/endpoints/employee-profile.generated.ts';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { fieldErrorsOf, problemText } from '../../../platform/api/problem-error.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { refusalOf } from '../../../platform/upload/file-limits.ts';
import { pictureSides, shrinkPicture } from '../../../platform/upload/shrink-picture.ts';

const pickLimits = { types: uploadLimits.photoTypes, megabytes: uploadLimits.megabytes };

export function useCardActions({ id, name }: EmployeeCard) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [isSending, setSending] = useState(false);
  const refresh = () =>
    refreshAnswers(queries, [
      employeeCardEndpoints.photo,
      employeeCardEndpoints.thumbnails,
      employeeCardEndpoints.details,
      employeesEndpoints.details,
      employeeProfileEndpoints.read,
    ]);
  const changePhoto = async (file: File) => {
    const refusal = refusalOf(file, 'Photo', pickLimits);
    if (refusal !== null) {
      showError(refusal);
      return;
    }
    setSending(true);
    try {
      await callApi(employeeCardEndpoints.setPhoto, { body: await photoForm(id, file) });
      showSuccess(successMessage('Photo', 'saved'));
      await refresh();
    } catch (problem) {
      const text = fieldErrorsOf(problem).photo?.[0];
      if (text === undefined) showProblem(problem);
      else showError(text);
    } finally {
      setSending(false);
    }
  };
  const removal = useRemoval<number>({
    thing: 'Photo',
    verb: 'remove',
    send: (employeeId) => callApi(employeeCardEndpoints.removePhoto, { params: { id: employeeId } }),
    refresh,
  });
  const renew = () =>
    ask({
      title: 'Issue a new card',
      text: `All existing cards for ${name} stop working immediately. Print and issue the new one.`,
      danger: true,
      confirmLabel: 'Issue new card',
      processingLabel: 'Issuing...',
      action: async () => {
        await callApi(employeeCardEndpoints.renew, { body: { id } });
        showSuccess(successMessage('ID card', 'generated'));
        await refresh();
      },
      explain: problemText,
    });
  const dialogs = (
    <>
      {removal.dialog}
      {dialog}
    </>
  );
  return { changePhoto, isSending, removePhoto: () => removal.remove(id), renew, dialogs };
}

async function photoForm(id: number, file: File): Promise<FormData> {
  const thumbnail = await shrinkPicture(file, pictureSides.thumbnail);
  const body = new FormData();
  body.append('employee_id', String(id));
  body.append('photo', await shrinkPicture(file, pictureSides.photo));
  // A picture that cannot be drawn is uploaded unchanged.
  if (thumbnail.size <= uploadLimits.thumbnailBytes) body.append('thumbnail', thumbnail);
  return body;
}
