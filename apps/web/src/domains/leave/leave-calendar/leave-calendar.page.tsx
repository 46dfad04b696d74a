import { type LeaveCalendarSide, leaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestAccess } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { homeZone } from '@muster/contract/time.ts';
import { IconBeach, IconPlus, IconRss } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useAddressView } from '../../../platform/address/use-address-view.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatDays, formatMonth } from '../../../platform/format/dates.ts';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useMay, usePageData } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import dayGrid from '../../../ui/period/day-grid.module.css';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LoadingBar } from '../../../ui/state/loading-bar.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { periodOf } from '../../shifts/index.ts';
import { useRequestLeave } from '../use-request-leave.tsx';
import { LeaveAgenda } from './leave-agenda.tsx';
import { nextWaitingBar } from './leave-bar-keys.ts';
import styles from './leave-calendar.module.css';
import { useLeaveCalendar } from './leave-calendar.queries.ts';
import { isNarrowed, type LeaveCalendarView, leaveCalendarViewIn, noFilters } from './leave-calendar-address.ts';
import { LeaveCalendarToolbar } from './leave-calendar-toolbar.tsx';
import { LeaveGrid } from './leave-grid.tsx';
import { LeaveLegend } from './leave-legend.tsx';
import { LeaveList } from './leave-list.tsx';
import {
  narrowedTo,
  overLimitDays,
  type PlacedSpan,
  type ShownCalendar,
  type TeamDay,
  waitingCount,
} from './shown-calendar.ts';
import { SpanPopover } from './span-popover.tsx';
import { TeamDayPopover } from './team-day-popover.tsx';

const LeaveFeedDialog = lazyPanel(() => import('./leave-feed-dialog.tsx').then((part) => part.LeaveFeedDialog));
const RejectLeavesDialog = lazyPanel(() =>
  import('../leave-requests/reject-leaves-dialog.tsx').then((part) => part.RejectLeavesDialog),
);
const refreshed = [leaveCalendarEndpoints.staff, leaveCalendarEndpoints.request];

/** `/leave-calendar` (sections 2.3 and 2.6): who is away, for staff, client users and employees. */
export function LeaveCalendarPage() {
  const page = usePageData();
  const side =
    leaveCalendarSide({
      roles: page.roles,
      permissions: page.permissions.map(({ name }) => name),
      clientId: page.user?.clientId ?? null,
      employeeId: page.user?.employeeId ?? null,
    }) ?? 'own';
  const decides = useMay(leaveRequestAccess.decide) && side === 'staff';
  const requesting = useRequestLeave({ forOthers: decides });
  const mayRequest = decides || (side === 'own' && typeof page.user?.employeeId === 'number');
  const isPhone = usePhone();
  const [view, change] = useAddressView(leaveCalendarViewIn);
  const today = dayAt(now(), homeZone);
  const layout = view.layout ?? (isPhone ? 'list' : 'month');
  const shownLayout = isPhone && layout === 'list' ? 'agenda' : layout;
  const period = periodOf({ span: layout === 'week' ? 'week' : 'month', to: null }, view.from ?? today);
  const awayIn =
    layout === 'week' ? `on ${formatDays(period.from, period.to)}` : `in ${formatMonth(period.from.slice(0, 7))}`;
  const subscribing = useLazyPanel((_: null, state) => (
    <LeaveFeedDialog clientId={view.client} teamId={view.team} {...state} />
  ));
  const found = useLeaveCalendar(side, { from: period.from, to: period.to, view });
  useRefreshOn('leave-requests.changed', refreshed);
  return (
    <Page fill>
      <PageHeader
        title="Leave calendar"
        // That of another month is not said of this one.
        count={found.isPlaceholderData ? undefined : found.data?.total}
        things={[`person away ${awayIn}`, `people away ${awayIn}`]}
        actions={
          <>
            <Button icon={<IconRss size={16} aria-hidden="true" />} onClick={() => subscribing.open(null)}>
              Calendar feed
            </Button>
            {mayRequest ? (
              <Button tone="primary" icon={<IconPlus size={16} aria-hidden="true" />} onClick={requesting.request}>
                {decides ? 'Add leave' : 'Request leave'}
              </Button>
            ) : null}
          </>
        }
      />
      <LeaveCalendarToolbar
        side={side}
        view={view}
        layout={layout}
        period={period}
        pending={found.data ? waitingCount(found.data) : 0}
        over={found.data ? overLimitDays(found.data).length : 0}
        onChange={change}
      />
      <div className={classNames(dayGrid.box, styles.box)} data-settling="">
        <LoadingBar shown={found.isFetching && found.isPlaceholderData} />
        <Loaded of={found} thing="leave calendar" outline={<RowsSkeleton />}>
          {(calendar) => {
            const shown = narrowedTo(calendar, view.only);
            return (
              <Shown
                calendar={shown}
                side={side}
                decides={decides}
                layout={shownLayout}
                view={view}
                onGo={(from) => change({ from })}
                days={period.days}
                today={today}
                onClear={isNarrowed(view) ? () => change(noFilters) : undefined}
              />
            );
          }}
        </Loaded>
        <LeaveLegend side={side} isAgenda={shownLayout === 'agenda'} calendar={found.data} />
      </div>
      {requesting.panel}
      {subscribing.panel}
    </Page>
  );
}

function Shown({ calendar, side, decides, layout, view, days, today, onGo, onClear }: ShownProps) {
  const [open, setOpen] = useState<PlacedSpan | null>(null);
  const [openDay, setOpenDay] = useState<TeamDay | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const rejecting = useLazyPanel((request: LeaveRequest, state) => (
    <RejectLeavesDialog requests={[request]} {...state} />
  ));
  const show = (placed: PlacedSpan, from: HTMLElement) => {
    anchor.current = from;
    setOpenDay(null);
    setOpen(placed);
  };
  const showDay = (placed: TeamDay, from: HTMLElement) => {
    anchor.current = from;
    setOpen(null);
    setOpenDay(placed);
  };
  useWaitingKeys((by) => {
    const next = box.current && nextWaitingBar(box.current, anchor.current, by);
    next?.focus();
    next?.click();
  });
  const reject = (request: LeaveRequest) => {
    setOpen(null);
    rejecting.open(request);
  };
  const people = calendar.groups.reduce((sum, group) => sum + group.people.length, 0);
  if (people === 0) return <Nobody onClear={onClear} />;
  return (
    <div ref={box} className={styles.shown}>
      {people < calendar.total && onClear === undefined && side === 'staff' ? (
        <div className={styles.notice}>
          <Notice>
            The first {people} of {calendar.total} people are shown. Choose a client or a team.
          </Notice>
        </div>
      ) : null}
      {layout === 'agenda' ? (
        <LeaveAgenda calendar={calendar} days={days} today={today} side={side} view={view} onGo={onGo} onOpen={show} />
      ) : layout === 'list' ? (
        <LeaveList calendar={calendar} onOpen={show} />
      ) : (
        <LeaveGrid
          calendar={calendar}
          days={days}
          today={today}
          openKey={open?.span.key ?? null}
          onOpen={show}
          onOpenDay={showDay}
        />
      )}
      {open ? (
        <SpanPopover
          key={open.span.key}
          placed={open}
          opensRequests={decides}
          anchor={anchor}
          onClose={() => setOpen(null)}
          onReject={reject}
        />
      ) : null}
      {openDay ? <TeamDayPopover placed={openDay} anchor={anchor} onClose={() => setOpenDay(null)} /> : null}
      {rejecting.panel}
    </div>
  );
}

interface ShownProps {
  readonly calendar: ShownCalendar;
  readonly side: LeaveCalendarSide;
  readonly decides: boolean;
  readonly layout: 'month' | 'week' | 'list' | 'agenda';
  readonly view: LeaveCalendarView;
  readonly days: readonly string[];
  readonly today: string;
  /** Shows the period of a day. */
  readonly onGo: (day: string) => void;
  /** Where filters narrow the calendar. */
  readonly onClear: (() => void) | undefined;
}

const notOfCalendar = 'input, textarea, select, [aria-modal="true"]';

/** J and K open the next request that waits, and the one before. They work while its popover is open. */
function useWaitingKeys(onStep: (by: 1 | -1) => void): void {
  usePageKeys(
    (key) => {
      if (key !== 'j' && key !== 'k') return false;
      onStep(key === 'j' ? 1 : -1);
      return true;
    },
    { isTaken: (target) => target instanceof Element && target.closest(notOfCalendar) !== null },
  );
}

function Nobody({ onClear }: { readonly onClear: (() => void) | undefined }) {
  const icon = <IconBeach aria-hidden="true" />;
  if (onClear)
    return (
      <EmptyState
        icon={icon}
        title="No matches"
        hint="No results match your search and filters."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  return <EmptyState icon={icon} title="No one is away" hint="Leave of these days appears here." />;
}
