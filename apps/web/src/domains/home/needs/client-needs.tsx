import { countText } from '@muster/contract/counted.ts';
import { useState } from 'react';
import { useHeldDecisions } from '../../../platform/feedback/decisions.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import own from './client-needs.module.css';
import { NeedRow } from './need-row.tsx';
import { needTexts } from './need-texts.ts';
import styles from './needs-queue.module.css';
import { Done, useNeedPanels } from './needs-queue.tsx';
import { useNeeds } from './use-needs.ts';

const mostShown = 5;

/** In the summary of a client: the decisions about it that wait for the viewer, made in place; nothing if none waits. */
export default function ClientNeeds({ id }: ClientNeedsProps) {
  const needs = useNeeds({ kind: null, view: 'now', clientId: id, textsOf: needTexts }, mostShown);
  const [openOne, setOpenOne] = useState<string | null>(null);
  const { act, reject, panels } = useNeedPanels(needs);
  const { list, rows, made, sending, hidden } = needs;
  const isHeld = useHeldDecisions() || sending !== null;
  if (list.isLoading) return <span data-loading="" />;
  if (list.isSuccess && rows.length === 0 && made === null) return panels;
  return (
    <Card title="Waiting for you" note={countText(rows.length + hidden)} flush>
      <Loaded of={list} thing="decisions">
        {() => (
          <>
            <ol
              className={classNames(styles.rows, own.list)}
              data-all={hidden === 0 || undefined}
              aria-label="Waiting for you"
            >
              {made ? <Done made={made} /> : null}
              {rows.map((need) => {
                const { uuid } = need.waiting;
                return (
                  <NeedRow
                    key={uuid}
                    // Said by the record: no row repeats it.
                    need={{ ...need, client: null }}
                    isOpen={uuid === openOne}
                    isSending={sending === uuid}
                    isHeld={isHeld && sending !== uuid}
                    onOpen={() => setOpenOne(uuid)}
                    onAct={() => act(need)}
                    onReject={() => reject(need)}
                    onSnooze={(until) => void needs.snooze(need, until)}
                  />
                );
              })}
            </ol>
            {hidden > 0 ? (
              <div className={styles.foot}>
                <button type="button" className={styles.more} onClick={needs.showAll}>
                  Show {countText(hidden)} more
                </button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
      {panels}
    </Card>
  );
}

interface ClientNeedsProps {
  readonly id: number;
}
