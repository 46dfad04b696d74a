export { notifyUsers } from './notify-users.ts';
