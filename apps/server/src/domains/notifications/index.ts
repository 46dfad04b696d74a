export {
  type Notice,
  notifyUsers,
  putAwayNotifications,
  refreshWaiting,
  takeBackNotifications,
} from './notify-users.ts';
export { usersWhoWant } from './users-who-want.ts';
