import { countText } from '@muster/contract/counted.ts';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { Fragment, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { LazyRejectDialog } from './lazy-reject-dialog.ts';
import { kindLooks } from './need-kinds.ts';
import { NeedRow } from './need-row.tsx';
import styles from './needs.module.css';
import { useNeedsKeys } from './needs-keys.ts';
import type { ShownNeed } from './shown-need.ts';
import { type MadeDecision, useNeeds } from './use-needs.ts';

/** What waits for the viewer, oldest first, decided in place. `title`: 'Needs you', or 'Waiting for you' for clients. */
export function NeedsCard({ title }: { readonly title: string }) {
  const needs = useNeeds();
  const { list, rows, current, made, sending, hidden } = needs;
  const card = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { open: reject, panel } = useLazyPanel((need: ShownNeed, state) => (
    <LazyRejectDialog need={need} onDone={() => needs.settle(need, need.reject?.done ?? '')} {...state} />
  ));
  const withCurrent = (act: (need: ShownNeed) => void) => () => {
    if (current) act(current);
  };
  useNeedsKeys(card, {
    next: () => needs.move(1),
    previous: () => needs.move(-1),
    approve: withCurrent((need) => void needs.approve(need)),
    reject: withCurrent((need) => need.reject && reject(need)),
    open: withCurrent((need) => void navigate(need.open.to)),
  });
  return (
    <section className={styles.card} ref={card}>
      <Head title={title} needs={needs} />
      <Loaded of={list} thing={`list “${title}”`} outline={<RowsSkeleton />}>
        {() => (
          <>
            <ol className={styles.rows} aria-label={title}>
              {rows.map((need, index) => (
                <Fragment key={need.key}>
                  {made?.at === index ? <Done made={made} /> : null}
                  <NeedRow
                    need={need}
                    isOpen={need === current}
                    isSending={sending === need.key}
                    isHeld={sending !== null && sending !== need.key}
                    onOpen={() => needs.open(need)}
                    onApprove={() => void needs.approve(need)}
                    onReject={() => reject(need)}
                  />
                </Fragment>
              ))}
              {made && made.at >= rows.length ? <Done made={made} /> : null}
            </ol>
            {rows.length === 0 ? <Nothing /> : <Foot hidden={hidden} onAll={needs.showAll} />}
          </>
        )}
      </Loaded>
      {panel}
    </section>
  );
}

function Head({ title, needs }: { readonly title: string; readonly needs: ReturnType<typeof useNeeds> }) {
  const { counts, kind, show } = needs;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.cardHead}>
      <h2 className={styles.title}>
        {title} {all > 0 ? <span className={styles.count}>{countText(all)}</span> : null}
      </h2>
      {counts.length > 1 ? (
        <fieldset className={styles.filters} aria-label="Show">
          <button type="button" className={styles.filter} aria-pressed={kind === null} onClick={() => show(null)}>
            All
          </button>
          {counts.map((one) => (
            <button
              key={one.kind}
              type="button"
              className={styles.filter}
              aria-pressed={kind === one.kind}
              onClick={() => show(one.kind)}
            >
              {kindLooks[one.kind].many} <span>{countText(one.count)}</span>
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

const Done = ({ made }: { readonly made: MadeDecision }) => (
  <li className={styles.done} role="status">
    <span className={styles.tick} aria-hidden="true">
      <IconCheck />
    </span>
    {made.text}
  </li>
);

const Nothing = () => (
  <p className={styles.nothing}>
    <IconChecks aria-hidden="true" /> You're all caught up. Requests that need your decision appear here.
  </p>
);

function Foot({ hidden, onAll }: { readonly hidden: number; readonly onAll: () => void }) {
  return (
    <div className={styles.foot}>
      {hidden > 0 ? (
        <button type="button" className={styles.more} onClick={onAll}>
          Show {countText(hidden)} more
        </button>
      ) : null}
      <p className={styles.keys} aria-hidden="true">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> move <Kbd>A</Kbd> approve <Kbd>R</Kbd> reject <Kbd>Enter</Kbd> open
      </p>
    </div>
  );
}
