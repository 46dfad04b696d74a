import type { OwnAnnouncement } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { OpenedAnnouncement } from './opened-announcement.tsx';

/** One announcement, or a message if the id in the address is unknown. */
export function AnnouncementDialog({ announcement, opened, zone, onClose }: AnnouncementDialogProps) {
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={announcement?.title ?? 'No longer there'}
      size="lg"
      actions={
        <Button tone="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {announcement ? (
        <OpenedAnnouncement announcement={announcement} zone={zone} />
      ) : (
        <p>This announcement has ended, or you don't have access to it.</p>
      )}
    </AppModal>
  );
}

interface AnnouncementDialogProps {
  readonly announcement: OwnAnnouncement | null;
  readonly opened: boolean;
  readonly zone: string;
  readonly onClose: () => void;
}
