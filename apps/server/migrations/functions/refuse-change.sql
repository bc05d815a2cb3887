-- For triggers of tables whose rows never change, until the job that deletes old data takes them.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('crewpad.deletes_old_data', true) = 'on' then return coalesce(new, old); end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
