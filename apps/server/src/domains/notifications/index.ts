export { type Notice, notifyUsers, putAwayNotifications, takeBackNotifications } from './notify-users.ts';
