export { atCompany, namingCompany } from './company-texts.ts';
export {
  type Notice,
  notifyUsers,
  putAwayNotifications,
  refreshWaiting,
  takeBackNotifications,
} from './notify-users.ts';
export { usersWhoWant } from './users-who-want.ts';
