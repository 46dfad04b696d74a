-- The picture as lists show it; the photo itself where that is small enough. Photos kept before have none until they are set anew.
alter table employee_photo
  add column small_key text constraint employee_photo_small_key_unique unique references stored_file (key),
  add column small_media_type text check (small_media_type in ('image/png', 'image/jpeg')),
  add constraint employee_photo_small_whole check ((small_key is null) = (small_media_type is null));
