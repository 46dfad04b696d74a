import { capitalized } from '@muster/contract/capitalized.ts';
import {
  announcementKinds,
  announcementLabels as label,
  announcementLimits as limits,
  recipientRoleLabels,
} from '@muster/contract/domains/announcements/announcements.constants.ts';
import { clientStatuses } from '@muster/contract/states.ts';
import { useWatch } from 'react-hook-form';
import { CheckListField } from '../../../platform/form/check-list-field.tsx';
import { DateTimeField } from '../../../platform/form/date-time-field.tsx';
import { FormattedTextField } from '../../../platform/form/formatted-text-field.tsx';
import { useLookup } from '../../../platform/form/lookup.ts';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { zoneCity } from '../../../platform/format/zones.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { clients } from '../../clients/index.ts';
import styles from './announcement-form.module.css';
import type { AnnouncementFormValues as Values } from './announcement-form-values.ts';

export function MessageSection() {
  return (
    <FormSection isOnPage id="notification" title="Notification">
      <TextField<Values> name="title" label={label.title} required maxLength={limits.title} wide autoFocus />
      <FormattedTextField<Values>
        name="body"
        label={label.body}
        required
        rows={10}
        maxLength={limits.body}
        wide
        helper="A blank line begins a paragraph. Web addresses become links."
      />
      <SelectField<Values>
        name="kind"
        label={label.kind}
        required
        options={announcementKinds.map((kind) => ({ value: kind, label: capitalized(kind) }))}
      />
    </FormSection>
  );
}

const audiences = [
  { value: 'all', label: 'All clients' },
  { value: 'clients', label: 'Chosen clients' },
  { value: 'statuses', label: 'Clients by status' },
];

export function AudienceSection() {
  const audience = useWatch<Values, 'audience'>({ name: 'audience' });
  return (
    <FormSection
      isOnPage
      id="audience"
      title="Audience"
      description="People who join this audience before it expires will also see it."
    >
      <SelectField<Values> name="audience" label={label.audience} required options={audiences} clearable={false} />
      <CheckListField<Values>
        name="roles"
        label={label.roles}
        required
        texts
        options={Object.entries(recipientRoleLabels).map(([value, text]) => ({ value, label: text }))}
      />
      {audience === 'clients' ? <ClientChoices /> : null}
      {audience === 'statuses' ? (
        <CheckListField<Values>
          name="statuses"
          label={label.statuses}
          required
          texts
          options={clientStatuses.map((status) => ({ value: status, label: status }))}
        />
      ) : null}
    </FormSection>
  );
}

/** Choosing clients by name needs the right to list clients; without it the field explains this. */
function ClientChoices() {
  const own = 1;
  const { options, list } = useLookup(clients, { only: ({ id }) => id !== own }).choices;
  if (list.error) {
    return (
      <div className={styles.wide}>
        <Notice tone="amber" title="Clients cannot be chosen">
          {list.error} Choosing clients needs the permission 'can view all clients'.
        </Notice>
      </div>
    );
  }
  if (list.loading) return <PageSkeleton />;
  return <CheckListField<Values> name="client_ids" label={label.client_ids} required wide options={options} />;
}

const times = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
];

export function TimeSection({ zone }: { readonly zone: string }) {
  const when = useWatch<Values, 'when'>({ name: 'when' });
  const helper = `${zoneCity(zone)} time.`;
  return (
    <FormSection isOnPage id="time" title="Timing">
      <SelectField<Values> name="when" label="Publish" required options={times} clearable={false} />
      {when === 'later' ? (
        <DateTimeField<Values> name="publish_at" label={label.publish_at} required helper={helper} />
      ) : null}
      <DateTimeField<Values>
        name="expires_at"
        label={label.expires_at}
        helper={`${helper} Leave empty for no expiry.`}
      />
    </FormSection>
  );
}
