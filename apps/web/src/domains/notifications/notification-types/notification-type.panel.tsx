import { channelLabels, channels } from '@muster/contract/domains/notifications/notification-type.ts';
import type { NotificationTypeView } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import {
  notificationTypeLabels as labels,
  notificationTypeBody,
} from '@muster/contract/domains/notifications/notifications.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { notificationTypesEndpoints } from '../../../platform/api/endpoints/notification-types.generated.ts';
import { CheckListField } from '../../../platform/form/check-list-field.tsx';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import styles from '../notifications.module.css';
import { notificationTypesQuery, refreshTypes } from './notification-types.queries.ts';
import { TypePreview } from './type-preview.tsx';
import type { TypeValues } from './type-values.ts';

/** The words and channels of a notification, with what its readers will see. */
export function NotificationTypePanel({ type, ...panel }: NotificationTypePanelProps) {
  const queries = useQueryClient();
  const { code, version, title, text, outside } = type;
  return (
    <RecordPanel<TypeValues>
      {...panel}
      mode="update"
      title={type.label}
      thing="notification type"
      values={{ title, text, outside, channels: type.channels }}
      call={formCall({
        schema: notificationTypeBody,
        bodyOf: (values: TypeValues) => ({ ...values, channels: [...values.channels], version }),
        send: (body) => callApi(notificationTypesEndpoints.update, { params: { code }, body }),
      })}
      onSaved={() => refreshTypes(queries)}
      onConflict={async () => (await queries.fetchQuery({ ...notificationTypesQuery, staleTime: 0 })).length > 0}
    >
      <FormSection id="words" title="Words" description="Words in braces are filled in for each notification.">
        <TextField<TypeValues> name="title" label={labels.title} required wide />
        <TextAreaField<TypeValues> name="text" label={labels.text} wide />
        <TextField<TypeValues>
          name="outside"
          label={labels.outside}
          helper="Leaves the portal: names, reasons and amounts are not possible."
          required
          wide
        />
      </FormSection>
      <FormSection id="channels" title="Channels" description="Everyone can choose otherwise in their settings.">
        <CheckListField<TypeValues>
          name="channels"
          label={labels.channels}
          texts
          wide
          options={channels.map((value) => ({
            value,
            label: channelLabels[value],
            ...(type.locked.includes(value) && { hint: 'Always on' }),
          }))}
        />
      </FormSection>
      <FormSection id="preview" title="Preview" description="With example values.">
        <div className={styles.preview}>
          <TypePreview code={code} />
        </div>
      </FormSection>
    </RecordPanel>
  );
}

interface NotificationTypePanelProps {
  readonly type: NotificationTypeView;
  readonly opened: boolean;
  readonly onClose: () => void;
}
