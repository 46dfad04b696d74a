-- Nobody answered or decided before the first shift of the swap began.
alter table shift_swap drop constraint shift_swap_state_check;
alter table shift_swap add constraint shift_swap_state_check
  check (state in ('asked', 'accepted', 'approved', 'refused', 'declined', 'withdrawn', 'undone', 'expired'));
