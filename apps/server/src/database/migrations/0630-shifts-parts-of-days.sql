-- Minutes of the day in which a holiday of a part of a day has its premium; null: the whole day. Such a mark changes no schedule.
alter table schedule_mark add column parts int4multirange,
  add constraint schedule_mark_parts check (parts is null or (kind = 'local_holiday' and not isempty(parts)
    and parts <@ '{[0,1440)}'::int4multirange));
