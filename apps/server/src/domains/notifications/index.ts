export { notifyUsers, putAwayNotifications, refreshWaiting, takeBackNotifications } from './notify-users.ts';
