import { defineScreens } from '../../screen.ts';
import { announcementAccess } from './announcements.policy.ts';

export const announcementsScreens = defineScreens({
  clientNotifications: {
    name: 'clientNotifications',
    path: '/client-notifications',
    title: 'Client notifications',
    section: '2.4',
    access: announcementAccess.list,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Clients', label: 'Client notifications', icon: 'megaphone', order: 20 },
  },
  newNotification: {
    name: 'newNotification',
    path: '/client-notifications-add',
    title: 'New notification',
    section: '2.4',
    access: announcementAccess.write,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'clientNotifications',
  },
  notificationPreview: {
    name: 'notificationPreview',
    path: '/client-notifications-preview',
    title: 'Notification preview',
    section: '2.4',
    access: announcementAccess.preview,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'clientNotifications',
  },
});
