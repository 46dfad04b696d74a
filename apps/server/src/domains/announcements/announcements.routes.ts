import {
  announcementList,
  announcementsCalls as calls,
  readerList,
} from '@muster/contract/domains/announcements/announcements.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { calculateAudience } from './calculate-audience.ts';
import { changeExpiry } from './change-expiry.ts';
import { createAnnouncement } from './create-announcement.ts';
import { deleteAnnouncement } from './delete-announcement.ts';
import { listAnnouncements, listReaders, readAnnouncementDetails } from './list-announcements.ts';
import { listOwnAnnouncements, markAnnouncementRead } from './list-own-announcements.ts';
import { previewAnnouncement } from './preview-announcement.ts';
import { publishAnnouncement } from './publish-announcement.ts';
import { updateAnnouncement } from './update-announcement.ts';
import { withdrawAnnouncement } from './withdraw-announcement.ts';

export const announcementsBindings = [
  ...bindList(announcementList, listAnnouncements),
  bind(calls.details, readAnnouncementDetails),
  ...bindList(readerList, listReaders),
  bind(calls.preview, previewAnnouncement),
  bind(calls.audience, calculateAudience),
  bind(calls.create, createAnnouncement),
  bind(calls.update, updateAnnouncement),
  bind(calls.publish, publishAnnouncement),
  bind(calls.withdraw, withdrawAnnouncement),
  bind(calls.changeExpiry, changeExpiry),
  bind(calls.delete, deleteAnnouncement),
  bind(calls.own, listOwnAnnouncements),
  bind(calls.markRead, markAnnouncementRead),
];
