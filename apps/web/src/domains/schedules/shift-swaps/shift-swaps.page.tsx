import { swapStateLabels } from '@muster/contract/domains/schedules/schedules.constants.ts';
import type { DecidableSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from '../schedules.module.css';
import { swapText } from '../swap-texts.ts';

const DecideSwapDialog = lazyPanel(() => import('./decide-swap-dialog.tsx').then((part) => part.DecideSwapDialog));

const refreshed = [swapsEndpoints.list];

/** `/shift-swaps`: swaps and covers that the viewer decides, and the latest decided ones. */
export function ShiftSwapsPage() {
  const zone = useViewerZone();
  const swaps = useQuery({ ...apiQuery(swapsEndpoints.list), staleTime: 0 });
  useRefreshOn('notifications.changed', refreshed);
  const deciding = useLazyPanel((swap: DecidableSwap, state) => (
    <DecideSwapDialog swap={swap} zone={zone} {...state} />
  ));
  return (
    <Page>
      <PageHeader
        title="Shift swaps"
        text={`Two people of one client exchange shifts, or one covers for the other. Times shown in ${zoneCity(zone)} time.`}
      />
      <Loaded of={swaps} thing="swaps">
        {({ waiting, decided }) => (
          <div className={styles.content}>
            <Card title="Pending approval" flush>
              <PlainTable
                isBroad
                label="Swaps to decide"
                columns={columnsFor(zone)}
                rows={waiting}
                rowId={({ id }) => id}
                empty="No swap waits for a decision."
                actions={(swap) =>
                  swap.abilities.decide ? (
                    <Button
                      small
                      aria-label={`Review the swap of ${swap.requester.name}`}
                      onClick={() => deciding.open(swap)}
                    >
                      Review
                    </Button>
                  ) : null
                }
              />
            </Card>
            <Card title="Decided" flush>
              <PlainTable
                isBroad
                label="Decided swaps"
                columns={columnsFor(zone)}
                rows={decided}
                rowId={({ id }) => id}
                empty="No swap was decided yet."
                actions={(swap) =>
                  swap.abilities.undo ? (
                    <Button
                      small
                      aria-label={`Undo the swap of ${swap.requester.name}`}
                      onClick={() => deciding.open(swap)}
                    >
                      Undo
                    </Button>
                  ) : null
                }
              />
            </Card>
          </div>
        )}
      </Loaded>
      {deciding.panel}
    </Page>
  );
}

const columnsFor = (zone: string): readonly PlainColumn<DecidableSwap>[] => [
  {
    header: 'People',
    cell: ({ requester, colleague, client }) => (
      <>
        {requester.name} and {colleague.name}
        <SecondLine>{client}</SecondLine>
      </>
    ),
  },
  {
    header: 'After the swap',
    cell: (swap) => (
      <>
        {swapText(swap, zone)}
        <SecondLine>{swap.reason}</SecondLine>
      </>
    ),
  },
  {
    header: 'Status',
    cell: ({ state, note }) => (
      <>
        <StateBadge word={swapStateLabels[state]} />
        {note === null ? null : <SecondLine>{note}</SecondLine>}
      </>
    ),
  },
];
