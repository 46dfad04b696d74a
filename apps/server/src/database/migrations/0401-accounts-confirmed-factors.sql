-- Turning two-factor sign-in off requires a fresh password and a fresh second factor, and a password that suffices alone. The
-- call takes no payload, so the session stores when each was given, and what was known of the password when it was given.
alter table session
  add column password_at timestamptz,
  add column password_suffices boolean,
  add column second_factor_at timestamptz,
  add check ((password_at is null) = (password_suffices is null));
