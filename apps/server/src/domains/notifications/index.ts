export {
  type Notice,
  notifyOfEach,
  notifyUsers,
  putAwayNotifications,
  refreshWaiting,
  takeBackNotifications,
} from './notify-users.ts';
export { usersWhoWant } from './users-who-want.ts';
