import type { AnnouncementRow } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { announcementLabels as label } from '@muster/contract/domains/announcements/announcements.constants.ts';
import { changeExpiryBody } from '@muster/contract/domains/announcements/announcements.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { announcementsEndpoints } from '../../../platform/api/endpoints/announcements.generated.ts';
import { enteredInstant, localOfInstant } from '../../../platform/clock/local-instant.ts';
import { DateTimeField } from '../../../platform/form/date-time-field.tsx';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { useKeptRow } from '../../../platform/form/use-kept-row.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { rowRequest } from '../../../platform/table/use-record-list.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { announcementListQuery } from '../announcements.queries.ts';
import { refreshAnnouncements } from '../refresh-announcements.ts';

interface Values {
  readonly expires_at: string;
}

/** The end is all that can change after publishing. */
export function ExpiryPanel({ subject, ...panel }: ExpiryPanelProps) {
  const queries = useQueryClient();
  const { row, renew } = useKeptRow(subject, ({ id }) => announcementListQuery(rowRequest(id)));
  const zone = useViewerZone();
  const { id, version, title, expires_at } = row ?? subject;
  return (
    <RecordPanel<Values>
      {...panel}
      mode="update"
      title="Change expiry"
      description={title}
      values={{ expires_at: localOfInstant(expires_at, zone) }}
      call={formCall({
        schema: changeExpiryBody,
        bodyOf: (values) => ({ version, expires_at: enteredInstant(values.expires_at, zone) }),
        send: (body) => callApi(announcementsEndpoints.changeExpiry, { params: { id }, body }),
      })}
      thing="client notification"
      onSaved={() => refreshAnnouncements(queries)}
      onConflict={renew}
    >
      <FormSection id="expiry" title="Expiry" description="Left empty, it stays until it is withdrawn.">
        <DateTimeField<Values> name="expires_at" label={label.expires_at} helper={`Times are in ${zone}.`} wide />
      </FormSection>
    </RecordPanel>
  );
}

interface ExpiryPanelProps {
  readonly subject: AnnouncementRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}
