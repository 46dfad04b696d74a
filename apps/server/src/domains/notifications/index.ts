export { notifyUsers, putAwayNotifications, takeBackNotifications } from './notify-users.ts';
