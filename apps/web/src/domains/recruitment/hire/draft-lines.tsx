import type { HireDraftRow } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { hireDraftsEndpoints } from '../../../platform/api/endpoints/hire-drafts.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import styles from './draft-lines.module.css';
import { refreshHireDrafts } from './hire-drafts.queries.ts';
import rail from './hire-rail.module.css';
import { draftAddress, hireStages, stageOf } from './hire-steps.ts';
import path from './path-step.module.css';

/** Drafts of the company, last changed first. */
export function DraftLines({ drafts }: { readonly drafts: readonly HireDraftRow[] }) {
  const zone = useViewerZone();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const discard = ({ uuid, title }: HireDraftRow) =>
    ask({
      title: 'Discard draft',
      text: `Discard the draft ${title ?? 'New position'}? Its answers and its text are lost.`,
      danger: true,
      confirmLabel: 'Discard',
      processingLabel: 'Discarding...',
      action: async () => {
        await callApi(hireDraftsEndpoints.discard, { params: { uuid } });
        await refreshHireDrafts(queries);
        showSuccess('The draft is discarded.');
      },
      explain: problemText,
    });
  if (drafts.length === 0) return null;
  return (
    <Card title="Drafts to finish" note={drafts.length} flush>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.uuid} className={styles.draftLine}>
            <div className={styles.draftName}>
              <Link className={path.choiceTitle} to={draftAddress('positionView', draft.uuid)}>
                {draft.title ?? 'New position'}
              </Link>
              <p className={rail.stageText}>
                {`Step ${stageOf(draft.step) + 1} of ${hireStages.length} · changed by ${draft.updated_by}, ${formatDateTime(draft.updated_at, zone)}`}
              </p>
            </div>
            <Button small tone="quiet" onClick={() => discard(draft)}>
              Discard
            </Button>
            <LinkButton small to={pathOf('positionUpdate', { uuid: draft.uuid })}>
              Continue
            </LinkButton>
          </li>
        ))}
      </ul>
      {dialog}
    </Card>
  );
}
