import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type { HireStep } from '@muster/contract/domains/recruitment/hire-steps.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePresence } from '../../../platform/realtime/use-push.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { DraftViewers } from './draft-viewers.tsx';
import styles from './hire-frame.module.css';
import { HireRail } from './hire-rail.tsx';
import { hireStages, stageOf, stepTitles } from './hire-steps.ts';
import { SaveMark } from './save-mark.tsx';
import type { Autosave } from './use-autosave.ts';

/** The wizard around a step: what is described, where somebody is, whether it is stored, and the ways out. */
export function HireFrame({ draft, step, save, onBack, aside, children }: HireFrameProps) {
  const navigate = useNavigate();
  const others = usePresence(`presence-hire-draft.${draft.uuid}`);
  const close = async () => {
    if (await save.flush()) await navigate(pathOf('hire'));
  };
  const at = step === null ? 0 : stageOf(step) + 1;
  return (
    <Page {...(styles.page && { className: styles.page })}>
      <PageHeader
        title={draft.title ?? 'New position'}
        status={<span className={styles.draft}>Draft</span>}
        text={step === null ? 'Everything on one page' : `Step ${at} of ${hireStages.length} · ${stepTitles[step]}`}
        actions={
          <>
            <SaveMark state={save.state} savedAt={draft.updated_at} />
            {onBack ? (
              <Button tone="quiet" onClick={onBack}>
                Back
              </Button>
            ) : null}
            <Button onClick={() => void close()}>Save and close</Button>
          </>
        }
      />
      {step === null ? null : (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${(at / hireStages.length) * 100}%` }} />
        </div>
      )}
      <div className={styles.columns} data-aside={aside ? '' : undefined}>
        <HireRail draft={draft} step={step} others={others} />
        <div className={styles.main}>
          <div className={styles.stack} data-settling="">
            <SaveNotice save={save} />
            <div className={styles.phoneViewers}>
              <DraftViewers others={others} />
            </div>
            {children}
          </div>
        </div>
        {aside ? (
          <aside className={styles.aside} data-settling="">
            {aside}
          </aside>
        ) : null}
      </div>
    </Page>
  );
}

function SaveNotice({ save: { state, keepMine, takeTheirs } }: { readonly save: Autosave }) {
  if (state.kind === 'refused')
    return (
      <Notice tone="red" title="Your last change is not saved">
        {state.text}
      </Notice>
    );
  if (state.kind !== 'conflict') return null;
  return (
    <Notice
      tone="amber"
      title="A colleague changed the same part"
      action={
        <>
          <Button small onClick={keepMine}>
            Keep mine
          </Button>
          <Button small onClick={() => takeTheirs(state.names)}>
            Use theirs
          </Button>
        </>
      }
    >
      {state.text}
    </Notice>
  );
}

interface HireFrameProps {
  readonly draft: HireDraft;
  /** Null: none of the steps. */
  readonly step: HireStep | null;
  readonly save: Autosave;
  readonly onBack?: (() => void) | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}
