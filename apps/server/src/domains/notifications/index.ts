export { notifyUsers, takeBackNotifications } from './notify-users.ts';
