import type { AnnouncementDetails } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { createAnnouncementBody } from '@muster/contract/domains/announcements/announcements.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { announcementsEndpoints } from '../../../platform/api/endpoints/announcements.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formCall } from '../../../platform/form/form-call.ts';
import { useRecordDraft } from '../../../platform/form/use-record-draft.ts';
import { useRecordForm } from '../../../platform/form/use-record-form.ts';
import { announcementPaths } from '../announcement-paths.ts';
import { publishLook, publishTitle } from '../publish-question.ts';
import { refreshAnnouncements } from '../refresh-announcements.ts';
import { type AnnouncementFormValues, type AnnouncementStep, audienceOf, bodyOf } from './announcement-form-values.ts';

interface FormQuestion {
  readonly stored: AnnouncementDetails | null;
  readonly values: AnnouncementFormValues;
  readonly zone: string;
  readonly onConflict?: () => Promise<boolean>;
}

/** The pressed button decides how the form is saved and which page opens next. */
export function useAnnouncementForm({ stored, values, zone, onConflict }: FormQuestion) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const step = useRef<AnnouncementStep>('draft');
  const next = useRef<(id: number) => string>(toList);
  const saved = useRef(0);
  const { form, submit } = useRecordForm<AnnouncementFormValues>({
    values,
    call: formCall({
      schema: createAnnouncementBody,
      bodyOf: (typed) => bodyOf(typed, step.current, zone),
      send: async (body, idempotencyKey) => {
        const { id } = stored
          ? await callApi(announcementsEndpoints.update, { body: { ...body, id: stored.id, version: stored.version } })
          : await callApi(announcementsEndpoints.create, { body, idempotencyKey });
        saved.current = id;
      },
    }),
    thing: 'client notification',
    ...(onConflict && { onConflict }),
    // The caller shows a toast that fits the way of saving.
    success: () => successMessage('Client notification', step.current === 'publish' ? 'sent' : 'saved'),
    onSaved: async () => {
      await refreshAnnouncements(queries);
      await navigate(next.current(saved.current));
    },
  });
  const draft = useRecordDraft(form, stored === null ? 'client-notification' : null);
  const run = (chosen: AnnouncementStep, to: (id: number) => string) => {
    step.current = chosen;
    next.current = to;
    return submit();
  };
  /** Asks only about a form that the server would accept; a wrong one shows its errors. */
  const publish = async () => {
    const typed = form.getValues();
    if (!createAnnouncementBody.safeParse(bodyOf(typed, 'publish', zone)).success) return run('publish', toList);
    ask({
      ...publishLook,
      title: await publishTitle(queries, async () => audienceOf(typed)),
      text: typed.title,
      action: () => run('publish', toList),
      explain: problemText,
    });
  };
  return {
    form,
    draft,
    dialog,
    save: (chosen: AnnouncementStep) => (chosen === 'publish' ? publish() : run(chosen, toList)),
    preview: () => run('draft', announcementPaths.preview),
  };
}

const toList = () => announcementPaths.list;
