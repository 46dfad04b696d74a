import type { CallAnswer } from '@muster/contract/call.ts';
import type { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { addDays, isDay, mondayOf } from '@muster/contract/plain-day.ts';
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { ownScheduleEndpoints } from '../../../platform/api/endpoints/own-schedule.generated.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { formatDay, formatDays } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { OwnHolidaySwaps } from '../../holidays/index.ts';
import styles from '../schedules.module.css';
import { EarlierSwaps, OpenSwaps } from './own-swaps.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { ScheduleLink } from './schedule-link.tsx';

type OwnSchedule = CallAnswer<(typeof ownScheduleCalls)['read']>;

const refreshed = [ownScheduleEndpoints.read, swapsEndpoints.own];

/** `/my-schedule`: the viewer's planned schedule, swaps, and the calendar link. */
export function MySchedulePage() {
  const [address, setAddress] = useSearchParams();
  const from = firstDay(address.get('from') ?? address.get('day'));
  const query = apiQuery(ownScheduleEndpoints.read, { query: from === null ? {} : { from } });
  const own = useQuery({ ...query, staleTime: 0, placeholderData: keepPreviousData });
  // Changes of the schedule and of swaps send a notification.
  useRefreshOn('notifications.changed', refreshed);
  const zone = own.data?.zone ?? null;
  return (
    <Page>
      <PageHeader
        title="My schedule"
        text={zone ? `Times are in ${zoneCity(zone)} time. Night shifts count toward their start date.` : null}
      />
      <Loaded of={own} thing="schedule">
        {(found) => (
          <Content
            own={found}
            openDay={address.get('day')}
            swapDay={address.get('swap')}
            onFrom={(day) => setAddress(day === null ? {} : { from: day })}
          />
        )}
      </Loaded>
    </Page>
  );
}

/** The Monday of the week that an address asks for. */
const firstDay = (asked: string | null): string | null => (asked !== null && isDay(asked) ? mondayOf(asked) : asked);

function Content({ own, openDay, swapDay, onFrom }: ContentProps) {
  const { zone, today, from, to, planned_until: until } = own;
  if (zone === null)
    return (
      <EmptyState
        icon={<IconCalendarOff aria-hidden="true" />}
        title="No schedule"
        hint="Your account isn't linked to an employee record, so you don't have a schedule."
      />
    );
  return (
    <div className={styles.content} data-settling="">
      <OpenSwaps zone={zone} />
      <Card
        title={formatDays(from, to)}
        flush
        actions={
          <div className={styles.steps}>
            <Button small disabled={from <= today && today <= addDays(from, 6)} onClick={() => onFrom(null)}>
              Today
            </Button>
            <IconButton
              label="Earlier weeks"
              icon={<IconChevronLeft size={16} aria-hidden="true" />}
              onClick={() => onFrom(addDays(from, -28))}
            />
            <IconButton
              label="Later weeks"
              icon={<IconChevronRight size={16} aria-hidden="true" />}
              disabled={to >= until}
              onClick={() => onFrom(addDays(from, 28))}
            />
          </div>
        }
      >
        {to >= until ? (
          <Notice>
            Your schedule is planned until {formatDay(until)}. Later days appear here once they are planned.
          </Notice>
        ) : null}
        <ScheduleDays own={own} zone={zone} openDay={openDay} swapDay={swapDay} />
      </Card>
      <OwnHolidaySwaps zone={zone} />
      <EarlierSwaps zone={zone} />
      <ScheduleLink feed={own.feed} />
    </div>
  );
}

interface ContentProps {
  readonly own: OwnSchedule;
  /** The day that a link opens. */
  readonly openDay: string | null;
  /** The day whose swap a link of the shift calendar opens. */
  readonly swapDay: string | null;
  /** Null: this week. */
  readonly onFrom: (day: string | null) => void;
}
