import { counted } from '@muster/contract/counted.ts';
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
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Switch } from '../../../ui/input/switch.tsx';
import styles from '../notifications.module.css';
import { useSwitchChannel } from './notification-settings.queries.ts';

/** The areas, each with a switch for each channel, and behind it the types. Critical ones are locked. */
export function ChannelTable({
  settings: { types, has_phone: hasPhone, browsers },
}: {
  readonly settings: NotificationSettings;
}) {
  const shown = channels.filter((channel) => channel !== 'sms' || hasPhone);
  const isWithoutBrowser = browsers.length === 0;
  const areas = Map.groupBy(types, ({ area }) => area);
  return (
    <table className={styles.channels} aria-label="Notifications by channel">
      <thead>
        <tr>
          <th scope="col">Notification</th>
          {shown.map((channel) => (
            <th key={channel} scope="col">
              {channelLabels[channel]}
              {channel === 'push' && isWithoutBrowser ? <span className={styles.hint}>Off in this browser</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      {[...areas].map(([area, those]) => (
        <AreaRows key={area} area={area} types={those} shown={shown} isWithoutBrowser={isWithoutBrowser} />
      ))}
    </table>
  );
}

function AreaRows({ area, types, shown, isWithoutBrowser }: AreaRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const isClosed = (channel: Channel) => channel === 'push' && isWithoutBrowser;
  return (
    <tbody>
      <tr className={styles.area}>
        <th scope="rowgroup">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconChevronRight size={16} aria-hidden="true" />
            {notificationAreas[area]}
            <span className={styles.count}>{counted(types.length, 'type')}</span>
          </button>
        </th>
        {shown.map((channel) => (
          <td key={channel} data-label={channelLabels[channel]}>
            <AreaSwitch area={area} types={types} channel={channel} isClosed={isClosed(channel)} />
          </td>
        ))}
      </tr>
      {isOpen
        ? types.map((type) => (
            <tr key={type.code}>
              <th scope="row">{type.label}</th>
              {shown.map((channel) => (
                <td key={channel} data-label={channelLabels[channel]}>
                  <ChannelSwitch type={type} channel={channel} isClosed={isClosed(channel)} />
                </td>
              ))}
            </tr>
          ))
        : null}
    </tbody>
  );
}

/** All types of an area at once; on where each is on. */
function AreaSwitch({ area, types, channel, isClosed }: AreaSwitchProps) {
  const turn = useSwitchChannel();
  const choices = types.flatMap((type) => {
    const choice = choiceOf(type, channel);
    return choice === undefined ? [] : [{ code: type.code, ...choice }];
  });
  const free = choices.filter(({ is_locked: isLocked }) => !isLocked);
  const isOn = turn.isPending && turn.variables !== undefined ? turn.variables.isOn : choices.every((one) => one.is_on);
  if (!isClosed && free.length === 0) return <span className={styles.always}>Always on</span>;
  const some = !isOn && choices.some((one) => one.is_on);
  return (
    <Switch
      aria-label={`All of ${notificationAreas[area]}: ${channelLabels[channel]}${some && !isClosed ? ' (some are on)' : ''}`}
      title={isClosed ? closedHint : some ? 'Some are on' : undefined}
      checked={isOn && !isClosed}
      disabled={isClosed}
      onChange={({ target }) => turn.mutate({ types: free.map(({ code }) => code), channel, isOn: target.checked })}
    />
  );
}

interface AreaSwitchProps {
  readonly area: NotificationArea;
  readonly types: readonly TypeChoice[];
  readonly channel: Channel;
  /** No browser of the user shows notifications. */
  readonly isClosed: boolean;
}

const closedHint = 'Turn on notifications in this browser first';

const choiceOf = ({ channels: choices }: TypeChoice, channel: Channel) =>
  choices.find((one) => one.channel === channel);

function ChannelSwitch({ type, channel, isClosed }: ChannelSwitchProps) {
  const turn = useSwitchChannel();
  const choice = choiceOf(type, channel);
  const isTurning = turn.isPending && turn.variables !== undefined;
  const isOn = isTurning ? turn.variables.isOn : (choice?.is_on ?? false);
  if (choice?.is_locked && !isClosed) return <span className={styles.always}>Always on</span>;
  return (
    <Switch
      aria-label={`${type.label}: ${channelLabels[channel]}`}
      title={isClosed ? closedHint : undefined}
      checked={isOn && !isClosed}
      disabled={isClosed}
      onChange={({ target }) => turn.mutate({ types: [type.code], channel, isOn: target.checked })}
    />
  );
}

interface ChannelSwitchProps {
  readonly type: TypeChoice;
  readonly channel: Channel;
  readonly isClosed: boolean;
}

interface AreaRowsProps {
  readonly area: NotificationArea;
  readonly types: readonly TypeChoice[];
  readonly shown: readonly Channel[];
  readonly isWithoutBrowser: boolean;
}
