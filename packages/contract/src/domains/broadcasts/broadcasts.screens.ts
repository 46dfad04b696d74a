import { defineScreens } from '../../screen.ts';

const view = { permissions: ['can view sms broadcasts'] } as const;

export const broadcastsScreens = defineScreens({
  smsBroadcasts: {
    name: 'smsBroadcasts',
    path: '/sms-broadcasts',
    title: 'SMS broadcasts',
    section: '2.4',
    access: view,
    frame: 'shell',
    menu: { group: 'Operations', label: 'SMS broadcasts', icon: 'message', order: 80 },
  },
  smsBroadcastCreate: {
    name: 'smsBroadcastCreate',
    path: '/sms-broadcast/create',
    title: 'New SMS broadcast',
    section: '2.4',
    access: { permissions: ['can create sms broadcasts'] },
    frame: 'shell',
    parent: 'smsBroadcasts',
  },
  smsBroadcastDetails: {
    name: 'smsBroadcastDetails',
    path: '/sms-broadcast/:id',
    title: 'SMS broadcast',
    section: '2.4',
    access: view,
    frame: 'shell',
    parent: 'smsBroadcasts',
  },
  smsBroadcastEdit: {
    name: 'smsBroadcastEdit',
    path: '/sms-broadcast/:id/edit',
    title: 'Edit SMS broadcast',
    section: '2.4',
    access: { permissions: ['can update sms broadcasts'] },
    frame: 'shell',
    parent: 'smsBroadcastDetails',
  },
});
