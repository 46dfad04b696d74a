import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { hireDraftsEndpoints } from '../../../platform/api/endpoints/hire-drafts.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { refreshPublished } from './hire-drafts.queries.ts';
import { errorsText } from './hire-errors.ts';
import styles from './hire-form.module.css';
import { draftAddress, stepAddress } from './hire-steps.ts';
import marks from './marked-text.module.css';
import type { Autosave } from './use-autosave.ts';

/** The last step: from here on the provider looks for people. */
export function PublishStep({ draft, save }: { readonly draft: HireDraft; readonly save: Autosave }) {
  const zone = useViewerZone();
  const { publish, isBusy } = usePublish(draft, save);
  const errors = errorsText(draft.answers);
  const mayPublish = draft.review !== null && errors === null;
  return (
    <>
      {errors === null ? null : (
        <Notice
          tone="amber"
          title="Some answers are missing"
          action={
            <LinkButton small to={draftAddress('positionEdit', draft.uuid)}>
              Answer them
            </LinkButton>
          }
        >
          {errors}
        </Notice>
      )}
      {draft.review === null ? (
        <Notice
          tone="amber"
          title="No one has reviewed this text"
          action={
            <LinkButton small to={stepAddress('review', draft.uuid)}>
              Review it
            </LinkButton>
          }
        >
          Read it and confirm that it describes the job.
        </Notice>
      ) : (
        <Card title="Ready to publish">
          <p className={marks.text}>
            {draft.review.by} reviewed the description on {formatDateTime(draft.review.at, zone)}. Your recruiters and
            your account manager are notified, and the position opens immediately.
          </p>
        </Card>
      )}
      <div className={styles.foot}>
        <Button tone="primary" busy={isBusy} disabled={!mayPublish} onClick={() => void publish()}>
          {isBusy ? 'Publishing…' : 'Publish the position'}
        </Button>
      </div>
    </>
  );
}

function usePublish({ uuid }: HireDraft, save: Autosave) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const publish = async () => {
    setBusy(true);
    try {
      if (!(await save.flush())) return;
      const request = { params: { uuid }, body: { version: save.version.current } };
      const position = await callApi(hireDraftsEndpoints.finalize, request);
      await navigate(pathOf('positionSuccess', { uuid: position.uuid }));
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
      await refreshPublished(queries).catch(() => undefined);
    }
  };
  return { publish, isBusy } as const;
}
