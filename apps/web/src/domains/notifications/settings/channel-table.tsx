import type {
  NotificationSettings,
  TypeChoice,
} from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import {
  type Channel,
  channelLabels,
  channels,
  type NotificationArea,
  notificationAreas,
} from '@muster/contract/domains/notifications/notification-type.ts';
import { Switch } from '../../../ui/input/switch.tsx';
import styles from '../notifications.module.css';
import { useSwitchChannel } from './notification-settings.queries.ts';

/** Each type with a switch for each channel, by area. Critical ones are locked. */
export function ChannelTable({
  settings: { types, has_phone: hasPhone },
}: {
  readonly settings: NotificationSettings;
}) {
  const shown = channels.filter((channel) => channel !== 'sms' || hasPhone);
  const areas = Map.groupBy(types, ({ area }) => area);
  return (
    <table className={styles.channels} aria-label="Notifications by channel">
      <thead>
        <tr>
          <th scope="col">Notification</th>
          {shown.map((channel) => (
            <th key={channel} scope="col">
              {channelLabels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      {[...areas].map(([area, those]) => (
        <AreaRows key={area} area={area} types={those} shown={shown} />
      ))}
    </table>
  );
}

function AreaRows({ area, types, shown }: AreaRowsProps) {
  return (
    <tbody>
      <tr className={styles.area}>
        <th scope="rowgroup" colSpan={shown.length + 1}>
          {notificationAreas[area]}
        </th>
      </tr>
      {types.map((type) => (
        <tr key={type.code}>
          <th scope="row">{type.label}</th>
          {shown.map((channel) => (
            <td key={channel} data-label={channelLabels[channel]}>
              <ChannelSwitch type={type} channel={channel} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function ChannelSwitch({ type, channel }: { readonly type: TypeChoice; readonly channel: Channel }) {
  const turn = useSwitchChannel();
  const choice = type.channels.find((one) => one.channel === channel);
  const isTurning = turn.isPending && turn.variables !== undefined;
  const isOn = isTurning ? turn.variables.isOn : (choice?.is_on ?? false);
  const locked = choice?.is_locked ? ' (always on)' : '';
  return (
    <Switch
      aria-label={`${type.label}: ${channelLabels[channel]}${locked}`}
      title={choice?.is_locked ? 'Important for your account: always on' : undefined}
      checked={isOn}
      disabled={choice?.is_locked === true}
      onChange={({ target }) => turn.mutate({ types: [type.code], channel, isOn: target.checked })}
    />
  );
}

interface AreaRowsProps {
  readonly area: NotificationArea;
  readonly types: readonly TypeChoice[];
  readonly shown: readonly Channel[];
}
