import { countText } from '@muster/contract/counted.ts';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDecisions, useHeldDecisions } from '../../../platform/feedback/decisions.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { FixDayPanel } from './fix-day.panel.tsx';
import { LazyRejectDialog } from './lazy-reject-dialog.ts';
import { NeedRow } from './need-row.tsx';
import { useNeedsKeys } from './needs-keys.ts';
import styles from './needs-queue.module.css';
import type { ShownNeed } from './shown-need.ts';
import type { MadeDecision } from './use-need-decisions.ts';
import type { useNeeds } from './use-needs.ts';

/** What waits for the viewer, what is due first first, done in place. `title`: what the list is called. */
export function NeedsQueue({ title, needs, head, empty }: NeedsQueueProps) {
  const { list, rows, current, made, sending, hidden } = needs;
  const card = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const isHeld = useHeldDecisions() || sending !== null;
  const { act, reject, panels } = useNeedPanels(needs);
  const withCurrent = (run: (need: ShownNeed) => void) => () => {
    if (current) run(current);
  };
  useNeedsKeys(card, {
    next: () => needs.move(1),
    previous: () => needs.move(-1),
    approve: withCurrent(act),
    reject: withCurrent((need) => need.reject && reject(need)),
    open: withCurrent((need) => void navigate(need.open.to)),
  });
  return (
    <section className={classNames(cards.box, styles.card)} ref={card}>
      {head}
      <Loaded of={list} thing={`list “${title}”`} outline={<RowsSkeleton />}>
        {() => (
          <>
            <ol className={styles.rows} aria-label={title}>
              {rows.map((need, index) => (
                <Fragment key={need.waiting.uuid}>
                  {made?.at === index ? <Done made={made} /> : null}
                  <NeedRow
                    need={need}
                    isOpen={need === current}
                    isSending={sending === need.waiting.uuid}
                    isHeld={isHeld && sending !== need.waiting.uuid}
                    onOpen={() => needs.open(need)}
                    onAct={() => act(need)}
                    onReject={() => reject(need)}
                    onSnooze={(until) => void needs.snooze(need, until)}
                  />
                </Fragment>
              ))}
              {made && made.at >= rows.length ? <Done made={made} /> : null}
            </ol>
            {rows.length === 0 ? empty : <Foot rows={rows} hidden={hidden} onAll={needs.showAll} />}
          </>
        )}
      </Loaded>
      {panels}
    </section>
  );
}

interface NeedsQueueProps {
  readonly title: string;
  readonly needs: ReturnType<typeof useNeeds>;
  readonly head: ReactNode;
  readonly empty: ReactNode;
}

/** Doing what an entry asks for: at once, in a form, or by refusing it with a reason. */
export function useNeedPanels(needs: Pick<ReturnType<typeof useNeeds>, 'approve' | 'settle' | 'refresh' | 'sending'>) {
  const decisions = useDecisions();
  const rejecting = useLazyPanel((need: ShownNeed, state) => (
    <LazyRejectDialog need={need} onDone={() => needs.settle(need, need.reject?.done ?? '')} {...state} />
  ));
  const fixing = useLazyPanel((day: string, { opened, onClose }) => (
    <FixDayPanel
      day={day}
      opened={opened}
      onClose={() => {
        onClose();
        void needs.refresh();
      }}
    />
  ));
  return {
    act: (need: ShownNeed) => {
      if (needs.sending !== null) return;
      if (need.fixes === undefined) void needs.approve(need);
      else fixing.open(need.fixes);
    },
    reject: (need: ShownNeed) => {
      if (needs.sending === null && !decisions.areHeld()) rejecting.open(need);
    },
    panels: (
      <>
        {rejecting.panel}
        {fixing.panel}
      </>
    ),
  };
}

export function Done({ made }: { readonly made: MadeDecision }) {
  const [isUndoing, setUndoing] = useState(false);
  const { text, undo } = made;
  return (
    <li className={styles.done}>
      <span className={styles.tick} aria-hidden="true">
        <IconCheck />
      </span>
      <span className={styles.made} role="status">
        {text}
      </span>
      {undo === null ? null : (
        <Button
          small
          busy={isUndoing}
          onClick={() => {
            setUndoing(true);
            void undo().finally(() => setUndoing(false));
          }}
          aria-label={`Undo: ${text}`}
        >
          Undo
        </Button>
      )}
    </li>
  );
}

export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.nothing}>
    <IconChecks aria-hidden="true" /> {children}
  </p>
);

/** Names only the keys that some row answers to. */
function Foot({ rows, hidden, onAll }: FootProps) {
  const mayApprove = rows.some(({ approve, fixes }) => approve || fixes !== undefined);
  const mayReject = rows.some(({ reject }) => reject);
  return (
    <div className={styles.foot}>
      {hidden > 0 ? (
        <button type="button" className={styles.more} onClick={onAll}>
          Show {countText(hidden)} more
        </button>
      ) : null}
      <p className={styles.keys} aria-hidden="true">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> move {mayApprove ? <Key name="A" does="approve" /> : null}
        {mayReject ? <Key name="R" does="reject" /> : null}
        <Key name="Enter" does="open" />
      </p>
    </div>
  );
}

const Key = ({ name, does }: { readonly name: string; readonly does: string }) => (
  <>
    <Kbd>{name}</Kbd> {does}{' '}
  </>
);

interface FootProps {
  readonly rows: readonly ShownNeed[];
  readonly hidden: number;
  readonly onAll: () => void;
}
