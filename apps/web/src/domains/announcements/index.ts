export { OwnAnnouncements } from './own-announcements/own-announcements.tsx';
