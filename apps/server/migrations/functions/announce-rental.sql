-- For triggers of the tables that a stay and its money are read from: tells both parties' devices
-- that something changed, as emit.ts does. Arguments are columns that no page shows. A transaction
-- sends one event for each rental, because PostgreSQL drops repeated notifications. An invitation
-- reaches the member with its verified email, who is a party before they accept. Bulk loads turn it
-- off.
create or replace function announce_rental() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old) - coalesce(tg_argv, '{}');
  after jsonb := to_jsonb(new) - coalesce(tg_argv, '{}');
  row jsonb := coalesce(after, before);
  member integer := (row->>'member_id')::integer;
  changed integer[];
begin
  if before = after or current_setting('crewpad.is_bulk_load', true) = 'on' then return null; end if;
  if tg_table_name = 'rentals' then
    changed := array[(row->>'id')::integer];
  elsif member is not null then
    -- The card or the payout account of a member pauses AutoPay.
    changed := array(select id from rentals
      where status = 'accepted' and auto_pay <> 0 and member in (user_id, lister_id));
  else
    changed := array[coalesce(
      (row->>'rental_id')::integer,
      (select rental_id from obligations where id = (row->>'obligation_id')::integer),
      (select rental_id from manual_payments where id = (row->>'manual_payment_id')::integer))];
  end if;
  perform pg_notify('events_emitted', jsonb_build_array(jsonb_build_object(
    'name', 'changed', 'to', 'member', 'ids', to_jsonb(array(
      select r.lister_id union select r.user_id where r.user_id is not null
      union select m.id from members m
      where r.user_id is null and m.email_verified_at is not null
        and m.email in (r.email, (before->>'email')::citext)
      order by 1)),
    'payload', jsonb_build_object('subject', 'rental', 'id', r.id,
      'version', pg_current_xact_id()::text::bigint)))::text)
  from rentals r where r.id = any (changed);
  return null;
end
$$;
