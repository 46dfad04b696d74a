export {
  type Notice,
  notifyUsers,
  putAwayNotifications,
  refreshWaiting,
  takeBackNotifications,
} from './notify-users.ts';
