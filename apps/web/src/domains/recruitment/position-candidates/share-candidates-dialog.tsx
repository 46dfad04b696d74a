import { counted } from '@muster/contract/counted.ts';
import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CheckLine } from '../../../ui/field/check-line.tsx';
import { Checkbox } from '../../../ui/input/checkbox.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { refreshApplications } from '../applications.queries.ts';
import styles from './share-candidates-dialog.module.css';

/** Presents several screened candidates to the client of the position at once. */
export function ShareCandidatesDialog({ position, cards, opened, onClose }: ShareCandidatesDialogProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const wanted = cards.filter(({ id }) => chosen.includes(id));
  const share = async () => {
    setBusy(true);
    const applications = wanted.flatMap(({ id, work }) => (work ? [{ id, version: work.version }] : []));
    try {
      const { presented, refused } = await callApi(applicationsEndpoints.present, { body: { applications } });
      await refreshApplications(queries);
      setRefusals(refused.map(({ id, reason }) => `${nameOf(wanted, id)}: ${reason}`));
      setChosen([]);
      if (presented.length > 0)
        showSuccess(`${position.client} sees ${counted(presented.length, 'more candidate')} now.`);
      if (refused.length === 0) onClose();
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={`Share with ${position.client}`}
      actions={
        cards.length === 0 ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button tone="primary" busy={busy} disabled={wanted.length === 0} onClick={() => void share()}>
              {busy ? 'Sharing...' : wanted.length === 0 ? 'Share' : `Share ${counted(wanted.length, 'candidate')}`}
            </Button>
          </>
        )
      }
    >
      {refusals.length > 0 ? (
        <Notice tone="red">
          {refusals.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : null}
      {cards.length === 0 ? (
        <p>No candidate is ready to be shared. Move candidates to screening first.</p>
      ) : (
        <>
          <p>
            The client sees their name, headline and home place, and the notes and files that are shared with it.
            Contact data, source, scorecards and all other notes stay with you.
          </p>
          <fieldset aria-label="Candidates" className={styles.people}>
            {cards.map(({ id, candidate, work }) => (
              <CheckLine
                key={id}
                label={candidate.name}
                helper={[candidate.headline, work?.score && `Score ${work.score.toFixed(1)}`]
                  .filter(Boolean)
                  .join(' · ')}
              >
                {(line) => (
                  <Checkbox
                    {...line}
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                    }
                  />
                )}
              </CheckLine>
            ))}
          </fieldset>
        </>
      )}
    </AppModal>
  );
}

const nameOf = (cards: readonly ApplicationCard[], id: number) =>
  cards.find((card) => card.id === id)?.candidate.name ?? '';

interface ShareCandidatesDialogProps extends Required<PanelProps> {
  readonly position: { readonly client: string };
  /** Those who may be presented. */
  readonly cards: readonly ApplicationCard[];
}
