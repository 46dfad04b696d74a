import { counted } from '@muster/contract/counted.ts';
import type { CandidateLink } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { candidateLinksEndpoints } from '../../../platform/api/endpoints/candidate-links.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { LinkShownOnce } from '../../../platform/feedback/link-shown-once.tsx';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { candidateLinksQuery } from '../candidates.queries.ts';
import styles from './candidate-links.module.css';

const NewLinkDialog = lazyPanel(() => import('./new-link-dialog.tsx').then((part) => part.NewLinkDialog));

/** The secret links to the public page of a candidate. */
export function CandidateLinks({ id, name }: { readonly id: number; readonly name: string }) {
  const links = useQuery(candidateLinksQuery(id));
  const [url, setUrl] = useState<string | null>(null);
  const creating = useLazyPanel((subject: number, state) => (
    <NewLinkDialog id={subject} name={name} onCreated={setUrl} {...state} />
  ));
  return (
    <Card
      title="Public links"
      actions={
        <Button small onClick={() => creating.open(id)}>
          Create link
        </Button>
      }
    >
      <div className={styles.links}>
        {url === null ? null : <LinkShownOnce url={url} />}
        <Loaded of={links} thing="public links">
          {(data) => (data.length === 0 ? <p className={styles.hint}>{noLinks}</p> : <LinkRows links={data} />)}
        </Loaded>
      </div>
      {creating.panel}
    </Card>
  );
}

const stateWords = { active: 'Active', expired: 'Expired', revoked: 'Revoked' } as const;

const noLinks = 'No links yet. A link shows name, headline and location to anyone who has it, without contact data.';

function LinkRows({ links }: { readonly links: readonly CandidateLink[] }) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const revoke = (link: CandidateLink) =>
    ask({
      title: `Revoke the link "${link.label}"?`,
      text: 'The page stops working for everyone who has the link.',
      danger: true,
      confirmLabel: 'Revoke link',
      processingLabel: 'Revoking...',
      action: async () => {
        await callApi(candidateLinksEndpoints.revoke, { params: { id: link.id } });
        showSuccess('The link was revoked.');
        await refreshAnswers(queries, [candidateLinksEndpoints.list]);
      },
      explain: problemText,
    });
  return (
    <>
      <ul className={styles.links} aria-label="Public links">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => revoke(link)} />
        ))}
      </ul>
      {dialog}
    </>
  );
}

function LinkRow({ link, onRevoke }: { readonly link: CandidateLink; readonly onRevoke: () => void }) {
  const zone = useViewerZone();
  const { label, state, created_by, expires_at, revoked_at, opened_count, last_opened_at } = link;
  const ended =
    revoked_at === null
      ? `${state === 'expired' ? 'Expired' : 'Expires'} ${formatDateTime(expires_at, zone)}`
      : `Revoked ${formatDateTime(revoked_at, zone)}`;
  const opened =
    last_opened_at === null
      ? 'Not opened yet'
      : `Opened ${counted(opened_count, 'time')}, last ${formatDateTime(last_opened_at, zone)}`;
  return (
    <li className={styles.link}>
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        <StateBadge word={stateWords[state]} />
      </div>
      <p className={styles.facts}>{opened}</p>
      <div className={styles.head}>
        <p className={styles.facts}>{[ended, created_by && `by ${created_by}`].filter(Boolean).join(' · ')}</p>
        {state === 'active' ? (
          <Button small aria-label={`Revoke ${label}`} onClick={onRevoke}>
            Revoke
          </Button>
        ) : null}
      </div>
    </li>
  );
}
