import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendarTime } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { zoneCity } from '../../../platform/format/zones.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ownAvailabilityQuery } from '../availability.queries.ts';
import { AvailabilityWeek } from '../week/availability-week.tsx';
import { Exceptions } from '../week/exceptions.tsx';
import { nextFreeText, termsText } from '../week/summary-text.ts';
import styles from './available-schedule.module.css';

/** `/position/available-schedule`: when the viewer can be asked for interviews. */
export function AvailableSchedulePage() {
  const found = useQuery(ownAvailabilityQuery());
  const record = found.data?.availability;
  const zone = record?.timezone.name;
  const edit = pathOf('availableScheduleCreate');
  const next = record && zone ? nextFreeText(record.next_free_at, zone) : null;
  return (
    <Page>
      <PageHeader
        title="My availability"
        status={zone ? <span className={styles.zone}>{zoneCity(zone)} time</span> : null}
        text={record ? termsText(record) : 'When you can be asked for interviews'}
        actions={
          <LinkButton tone="primary" to={edit}>
            Edit availability
          </LinkButton>
        }
      />
      <RecordContent>
        <Loaded of={found} thing="availability">
          {({ availability }) =>
            availability === null ? (
              <EmptyState
                icon={<IconCalendarTime aria-hidden="true" />}
                title="No availability yet."
                hint="Set the hours when you can be asked for interviews. They are kept on your clock and shown in Manila time as well."
                action={
                  <LinkButton tone="primary" to={edit}>
                    Set up availability
                  </LinkButton>
                }
              />
            ) : (
              <RecordStack>
                {next === null ? (
                  <Notice tone="amber" title="No free time in the next eight weeks">
                    You can't be asked for an interview. Add hours or remove busy times.
                  </Notice>
                ) : (
                  <p className={styles.next}>
                    <b>Next free time</b> {next}
                  </p>
                )}
                <AvailabilityWeek record={availability} />
                <Exceptions record={availability} />
              </RecordStack>
            )
          }
        </Loaded>
      </RecordContent>
    </Page>
  );
}
