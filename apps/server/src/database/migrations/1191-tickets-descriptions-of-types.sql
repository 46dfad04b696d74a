-- What the catalog says about the types that the portal comes with, unless somebody has written a text of their own.
update ticket_type t set description = w.better
from (values
  ('LEAVE', 'Ask for days off.', 'Request days off.'),
  ('OT', 'Ask for overtime. Overtime has a screen of its own.', 'Request overtime. Overtime has a screen of its own.'),
  ('SCHED', 'Ask for other working hours.', 'Request a schedule change.'),
  ('ATTN', 'Ask for a correction of hours. Corrections have a screen of their own.',
    'Request a correction of hours. Corrections have a screen of their own.'),
  ('CCTV', 'Ask for the recording of a camera.', 'Request CCTV footage.'),
  ('CAND', 'Ask for candidates for a position.', 'Request candidates for a position.'),
  ('EQUIP', 'Ask for equipment.', 'Request or replace equipment.'),
  ('GEN', 'Ask anything else.', 'For everything else.'),
  ('COE', 'Ask for a certificate of employment.', 'Request a certificate of employment.')
) as w (code, first, better)
where t.code = w.code and t.description = w.first;
